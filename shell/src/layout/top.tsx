import { observer, useSite } from '@foyer/shared';
import { TopAlert } from './alert/top-alert.tsx';
import { PageAnnouncement } from './announcement/page-announcement.tsx';
import { ProgressBar } from './announcement/progress-bar.tsx';
import { EditorToolbar } from './editor/editor-toolbar.tsx';
import { Header } from './header/header.tsx';
import { SkipLink } from './header/skip-link.tsx';
import { isLandingPage } from './landing-page.ts';

/** Everything above the content. Reads the site's stores; the same on server and browser. */
export const Top = observer(function Top() {
  const { navigation } = useSite();
  return (
    <>
      <SkipLink />
      <EditorToolbar />
      <ProgressBar />
      <Header />
      {!isLandingPage(navigation.head) && <TopAlert />}
      <PageAnnouncement />
    </>
  );
});
