import type { Site } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';

/** Who is logged in at this moment, past everything that was read before; null when nobody is, or nobody can tell. */
export async function readUser({ api }: Pick<Site, 'api'>): Promise<UserDetails | null> {
  try {
    const response = await fetch(api.url('/{locale}/api/user-details/'), {
      cache: 'no-store',
      credentials: 'same-origin',
    });
    const details = (await response.json()) as UserDetails;
    return response.ok && details.is_logged_in ? details : null;
  } catch {
    return null;
  }
}
