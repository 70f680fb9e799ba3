import { runInAction, type Site } from '@foyer/shared';

/**
 * Asks for the hours of the day that has begun, and reads the page anew where it stands: its programme began with the day before. What somebody may be
 * writing stays. A device that wakes up may have no line yet: then the page stays, and of the hours nothing is said rather than something wrong.
 */
export async function beginDay(site: Site): Promise<void> {
  const hours = await site.api.get('/api/opening-hours-today/').catch(() => null);
  runInAction(() => (site.layout.openingHours = hours));
  if (!hours || site.editing.surface || document.querySelector('main form[method=post]')) return;
  const { pathname, search } = window.location;
  await site.navigation.navigate(pathname + search, { replace: true, keepScroll: true });
}
