import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import { LANGUAGES, type Locale, type Localised } from '../../platform/languages.ts';
import { pages } from './tables.ts';

/** Where the site begins: the page without a path. */
export const isHome = (path: Localised): boolean => LANGUAGES.every((language) => path[language] === '');

export const HOME_STAYS_ONLINE: Record<Locale, string> = {
  de: 'Die Startseite bleibt sichtbar. Die ganze Website schließen Sie unter Einstellungen.',
  en: 'The home page stays online. To close the whole site, go to the settings.',
};

/** @throws HttpProblem 400 for the home page */
export async function requireOtherThanHome(db: Database, id: number, locale: Locale): Promise<void> {
  const [page] = await db.select({ de: pages.pathDe, en: pages.pathEn }).from(pages).where(eq(pages.id, id));
  if (page && isHome(page)) throw invalid({ action: [HOME_STAYS_ONLINE[locale]] });
}
