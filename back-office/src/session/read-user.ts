import type { UserDetails } from '@foyer/shared/api';

/** Who is logged in now; null when nobody is, or nobody can tell. */
export async function readUser(): Promise<UserDetails | null> {
  try {
    const response = await fetch('/de/api/user-details/', {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
    });
    const user = response.ok ? ((await response.json()) as UserDetails) : null;
    return user?.is_logged_in ? user : null;
  } catch {
    return null;
  }
}
