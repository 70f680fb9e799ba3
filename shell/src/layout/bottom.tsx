import { NEW_TAB_ID, observer, useSite } from '@foyer/shared';
import { Footer } from './footer/footer.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { isDashboard, isWebshop } from './layouts.ts';
import { useTexts } from './texts.ts';
import { StickyNavigation } from './sticky/sticky-navigation.tsx';

/** Everything below the content. Reads the site's stores; the same on server and browser. */
export const Bottom = observer(function Bottom() {
  const { head } = useSite().navigation;
  const t = useTexts();
  return (
    <>
      <span id={NEW_TAB_ID} hidden>
        {t('newTab')}
      </span>
      {!isDashboard(head) && <Footer />}
      {!isDashboard(head) && !isWebshop(head) && <StickyNavigation />}
      <ConnectionNotice />
    </>
  );
});
