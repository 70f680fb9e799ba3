import { observer, useSite } from '@foyer/shared';
import { useSyncExternalStore } from 'react';
import { LOGIN_URL } from '../login/login-url.ts';
import { useTexts } from '../texts.ts';
import { offlineLink, ShopMark } from './shop-mark.tsx';

/** To the login, and back to this page; to `/` for those who are logged in (specification §2). */
export const AccountLink = observer(function AccountLink({ className }: { className?: string }) {
  const { user, settings, navigation } = useSite();
  const t = useTexts();
  const { pathname, search } = navigation.location;
  // The query is added in the browser: what the server sends of the layout is the same for every query of a page, so it is made once.
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  const href = user.isLoggedIn
    ? '/'
    : `${user.details?.login_url || LOGIN_URL}?next=${encodeURIComponent(pathname + query)}`;
  return (
    <a css={offlineLink} className={className} href={href} data-offline={settings.isShopOnline ? undefined : ''}>
      {t('account')}
      <ShopMark />
    </a>
  );
});

/** Nothing to listen to: a change of the location renders anew by itself. */
const never = () => () => undefined;
