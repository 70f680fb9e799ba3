import { observer, useSite } from '@foyer/shared';
import { TopAlert } from './alert/top-alert.tsx';
import { PageAnnouncement } from './announcement/page-announcement.tsx';
import { ProgressBar } from './announcement/progress-bar.tsx';
import { isDashboard } from './dashboard-page.ts';
import { EditorToolbar } from './editor/editor-toolbar.tsx';
import { Header } from './header/header.tsx';
import { SkipLink } from './header/skip-link.tsx';
import { isLandingPage } from './landing-page.ts';
import { PageSkeleton } from './loading/page-skeleton.tsx';

/** Everything above the content. Reads the site's stores; the same on server and browser. */
export const Top = observer(function Top() {
  const { navigation } = useSite();
  return (
    <>
      <SkipLink />
      <EditorToolbar />
      <ProgressBar />
      <PageSkeleton />
      {!isDashboard(navigation.head) && <Header />}
      {!isLandingPage(navigation.head) && !isDashboard(navigation.head) && <TopAlert />}
      <PageAnnouncement />
    </>
  );
});
