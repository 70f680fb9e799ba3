import { inArray } from 'drizzle-orm';
import type { CheckFacts } from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import { forms } from '../forms/tables.ts';
import { type Locale, LANGUAGES } from '../../platform/languages.ts';
import { articles } from '../magazine/tables.ts';
import { pages } from '../pages/tables.ts';
import { persons } from '../people/tables.ts';
import { events, productions, series } from '../programme/tables.ts';
import { redirects } from '../site/tables.ts';
import { isInSiteArea } from '../../platform/site-paths.ts';
import { type Listing, listingUnder, splitAddress } from '../../platform/urls.ts';
import { venues } from '../venues/tables.ts';

const TABLES = { events, productions, persons, articles, venues, series, forms };

/** An address of the site, taken apart. */
interface Internal {
  url: string;
  locale: Locale;
  /** After the language, without slashes around it. */
  path: string;
  /** Whatever comes after the path. */
  rest: string;
}

function internal(url: string): Internal | null {
  const { path, rest } = splitAddress(url);
  const [, first, ...parts] = path.split('/');
  const locale = LANGUAGES.find((language) => language === first);
  return locale ? { url, locale, path: decoded(parts.join('/')), rest } : null;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Which of these addresses lead nowhere, and which to somewhere else. Of what the content service does not know nothing is said. */
export async function linkFacts(db: Database, urls: readonly string[]): Promise<Pick<CheckFacts, 'missing' | 'moved'>> {
  const links = urls.flatMap((url) => internal(url) ?? []);
  const items = links.flatMap((link) => itemAt(link) ?? []);
  const [known, moved, gone] = [await pagePaths(db, links), await movedPaths(db, links), await missingItems(db, items)];
  const isElsewhere = ({ path }: Internal) => {
    const [base = ''] = path.split('/', 1);
    return path === '' || isInSiteArea(path) || listingUnder(base) !== null;
  };
  const missing = links.filter(
    (link) =>
      gone.has(link.url) || (!isElsewhere(link) && !known.has(`${link.locale} ${link.path}`) && !(link.url in moved)),
  );
  return { missing: missing.map(({ url }) => url), moved };
}

/** Whether an address of the site is that of an event, a person, a form … that there is. */
export async function isOfItem(db: Database, url: string): Promise<boolean> {
  const link = internal(url);
  const item = link && itemAt(link);
  return item !== null && (await missingItems(db, [item])).size === 0;
}

interface Item {
  url: string;
  listing: Listing;
  id: number;
}

function itemAt({ url, path }: Internal): Item | null {
  const [base = '', slug, id, ...more] = path.split('/');
  const listing = listingUnder(base);
  return listing && slug && id && /^\d{1,9}$/.test(id) && more.length === 0 ? { url, listing, id: Number(id) } : null;
}

async function missingItems(db: Database, items: readonly Item[]): Promise<Set<string>> {
  const gone = new Set<string>();
  for (const [listing, table] of Object.entries(TABLES)) {
    const wanted = items.filter((item) => item.listing === listing);
    if (wanted.length === 0) continue;
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(
        inArray(
          table.id,
          wanted.map(({ id }) => id),
        ),
      );
    const there = new Set(rows.map(({ id }) => id));
    for (const { url } of wanted.filter(({ id }) => !there.has(id))) gone.add(url);
  }
  return gone;
}

async function pagePaths(db: Database, links: readonly Internal[]): Promise<Set<string>> {
  if (links.length === 0) return new Set();
  const pathsIn = (language: Locale) => [
    '',
    ...links.filter(({ locale }) => locale === language).map(({ path }) => path),
  ];
  const german = await db
    .select({ path: pages.pathDe })
    .from(pages)
    .where(inArray(pages.pathDe, pathsIn('de')));
  const english = await db
    .select({ path: pages.pathEn })
    .from(pages)
    .where(inArray(pages.pathEn, pathsIn('en')));
  return new Set([...german.map(({ path }) => `de ${path}`), ...english.map(({ path }) => `en ${path}`)]);
}

async function movedPaths(db: Database, links: readonly Internal[]): Promise<Record<string, string>> {
  if (links.length === 0) return {};
  const pathOf = ({ locale, path }: Internal) => `/${locale}/${path}`;
  const rows = await db
    .select()
    .from(redirects)
    .where(inArray(redirects.oldPath, links.map(pathOf)));
  const to = new Map(rows.map(({ oldPath, newPath }) => [oldPath, newPath]));
  return Object.fromEntries(
    links.flatMap((link) => (to.has(pathOf(link)) ? [[link.url, `${to.get(pathOf(link)) ?? ''}${link.rest}`]] : [])),
  );
}
