import type { Locale } from '@foyer/shared';

/** Who works here, as the page says it (content-service, back-office-pages). */
export interface PageUser {
  username: string;
  name: string;
  role: 'editor' | 'admin';
  locale: Locale;
}

/** Who is logged in, as the page that the service sent says it. */
export function readPageUser(page: Document): PageUser {
  return JSON.parse(page.getElementById('user')?.textContent ?? '{}') as PageUser;
}
