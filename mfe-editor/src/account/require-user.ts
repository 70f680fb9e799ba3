import { RedirectError, type FragmentContext } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';

const LOGIN_URL = '/admin/login/';

/** Who is logged in. @throws RedirectError to the login, and back, when nobody is any longer */
export async function requireUser({ api, location }: Pick<FragmentContext, 'api' | 'location'>): Promise<UserDetails> {
  const user = await api.get('/{locale}/api/user-details/');
  if (!user.is_logged_in)
    throw new RedirectError(
      `${user.login_url || LOGIN_URL}?next=${encodeURIComponent(location.pathname + location.search)}`,
    );
  return user;
}
