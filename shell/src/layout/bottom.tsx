import { Footer } from './footer/footer.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { StickyNavigation } from './sticky/sticky-navigation.tsx';

/** Everything below the content. Reads the site's stores; the same on server and browser. */
export function Bottom() {
  return (
    <>
      <Footer />
      <StickyNavigation />
      <ConnectionNotice />
    </>
  );
}
