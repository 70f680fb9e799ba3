import { readCookie } from '@foyer/shared';
import type { Alert } from '@foyer/shared/api';

export const ALERT_COOKIE = 'breaking_news_closed';
/** A dismissal outlasts the news. */
export const ALERT_COOKIE_DAYS = 30;

/**
 * The alert that is shown: the first, unless the visitor has closed that very one (specification §4).
 * @param closedId value of the cookie `breaking_news_closed`, if there is one.
 */
export function alertToShow(alerts: readonly Alert[], closedId: string | null): Alert | null {
  const [alert] = alerts;
  return alert && String(alert.id) !== closedId ? alert : null;
}

/**
 * The alerts that go into a page for this visitor: none when the cookie names the first.
 * A cached page must not show what its visitor has closed, nor jump when it goes: the page cache keeps two
 * variants, by whether this is empty (`alert=0|1` in its key).
 */
export function alertsFor(alerts: Alert[], cookieHeader: string | undefined): Alert[] {
  return alertToShow(alerts, readCookie(cookieHeader ?? '', ALERT_COOKIE)) ? alerts : [];
}
