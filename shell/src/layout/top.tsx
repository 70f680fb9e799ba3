import { observer, useSite } from '@foyer/shared';
import { TopAlert } from './alert/top-alert.tsx';
import { PageAnnouncement } from './announcement/page-announcement.tsx';
import { ProgressBar } from './announcement/progress-bar.tsx';
import { EditorToolbar } from './editor/editor-toolbar.tsx';
import { HeaderBlock } from './header/header-block.tsx';
import { Header } from './header/header.tsx';
import { SkipLink } from './header/skip-link.tsx';
import { isLandingPage } from './landing-page.ts';
import { isDashboard, isWebshop } from './layouts.ts';
import { PageSkeleton } from './loading/page-skeleton.tsx';
import { SectionTabs } from './menu/section-tabs.tsx';

/** Everything above the content. Reads the site's stores; the same on server and browser. */
export const Top = observer(function Top() {
  const { head } = useSite().navigation;
  const isBare = isLandingPage(head) || isDashboard(head);
  return (
    <>
      <SkipLink />
      <EditorToolbar />
      <ProgressBar />
      <PageSkeleton />
      {!isDashboard(head) && <Header />}
      {!isBare && <HeaderBlock />}
      {!isBare && !isWebshop(head) && <TopAlert />}
      {!isBare && <SectionTabs />}
      <PageAnnouncement />
    </>
  );
});
