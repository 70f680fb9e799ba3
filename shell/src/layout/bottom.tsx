import { observer, useSite } from '@foyer/shared';
import { isDashboard } from './dashboard-page.ts';
import { Footer } from './footer/footer.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { StickyNavigation } from './sticky/sticky-navigation.tsx';

/** Everything below the content. Reads the site's stores; the same on server and browser. */
export const Bottom = observer(function Bottom() {
  const { navigation } = useSite();
  return (
    <>
      {!isDashboard(navigation.head) && (
        <>
          <Footer />
          <StickyNavigation />
      <ConnectionNotice />
        </>
      )}
      <ConnectionNotice />
    </>
  );
});
