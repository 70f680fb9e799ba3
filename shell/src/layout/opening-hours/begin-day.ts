import { runInAction, type Site } from '@foyer/shared';

/** Asks for the hours of today. Without an answer the line says nothing rather than something wrong. @returns whether there was one */
export async function renewHours(site: Site): Promise<boolean> {
  const hours = await site.api.get('/api/opening-hours-today/').catch(() => null);
  runInAction(() => (site.layout.openingHours = hours));
  return hours !== null;
}

/**
 * Says the hours of the day that has begun, and reads the page anew where it stands: its programme began with the day before. What somebody may be
 * writing stays. A device that wakes up may have no line yet: then the page stays, too.
 */
export async function beginDay(site: Site): Promise<void> {
  const hasLine = await renewHours(site);
  if (!hasLine || site.editing.surface || document.querySelector('main form[method=post]')) return;
  const { pathname, search } = window.location;
  await site.navigation.navigate(pathname + search, { replace: true, keepScroll: true });
}
