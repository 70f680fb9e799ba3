import { asc, eq } from 'drizzle-orm';
import type { Nav, NavEntry } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { pages } from '../pages/tables.ts';
import { pageUrls, splitAddress } from '../../platform/urls.ts';
import { siteDocuments, type StoredLink, type StoredNavigation } from './tables.ts';

type PageRow = Pick<
  typeof pages.$inferSelect,
  'id' | 'parentId' | 'pathDe' | 'pathEn' | 'title' | 'isOnline' | 'isClickable' | 'inMenu' | 'inFooter'
>;

/**
 * The site's menus in one language: what editors have put there, without pages that are offline, and after that the pages of
 * the tree that say they belong there and do not stand there yet; a page of the menu below the next page above it that has an
 * entry, and nowhere while one of those is offline. A page that cannot be clicked is the name over those below it, without an
 * address, and stands nowhere else.
 */
export async function readNavigation(db: Database, locale: Locale): Promise<Nav> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, 'navigation'));
  const stored = (row?.content as StoredNavigation | undefined) ?? { menu: [], secondary: [], footer: [] };
  const tree = await readTree(db);
  const urlsOf = (rows: readonly PageRow[]) => new Set(rows.map((page) => pageUrls(page)[locale]));
  const offline = urlsOf(tree.filter(({ isOnline }) => !isOnline));
  const unclickable = urlsOf(tree.filter(({ isClickable }) => !isClickable));
  const navLink = ({ name, url }: StoredLink) => ({ url: url[locale], menu_name: name[locale] });
  const shown = (links: readonly StoredLink[]) =>
    links.map(navLink).filter(({ url }) => !offline.has(pageOf(url)) && !unclickable.has(pageOf(url)));
  const entries: NavEntry[] = stored.menu.map(({ hasTabNavigation, children, ...link }) => ({
    ...navLink(link),
    has_tab_navigation: hasTabNavigation,
    children: shown(children),
  }));
  const nav: Nav = {
    menu: entries.filter(({ url }) => !offline.has(pageOf(url))),
    secondary: shown(stored.secondary),
    footer: shown(stored.footer).map(({ url, menu_name }) => ({ title: menu_name, url })),
  };
  addFromTree(nav, tree, { stored, locale });
  const menu = nav.menu
    .map((entry) => (unclickable.has(pageOf(entry.url)) ? { ...entry, url: '' } : entry))
    .filter(({ url, children }) => url || children.length > 0);
  return { ...nav, menu };
}

/** The address of the page that a link leads to, whatever place on it. */
const pageOf = (url: string): string => splitAddress(url).path;

async function readTree(db: Database): Promise<PageRow[]> {
  const { id, parentId, pathDe, pathEn, title, isOnline, isClickable, inMenu, inFooter } = pages;
  return db
    .select({ id, parentId, pathDe, pathEn, title, isOnline, isClickable, inMenu, inFooter })
    .from(pages)
    .orderBy(asc(pages.position), asc(id));
}

function addFromTree(
  { menu, footer }: Nav,
  tree: readonly PageRow[],
  { stored, locale }: { stored: StoredNavigation; locale: Locale },
): void {
  const urlOf = (page: PageRow) => pageUrls(page)[locale];
  const links = [...stored.menu, ...stored.menu.flatMap(({ children }) => children), ...stored.secondary];
  const listed = new Set(links.map(({ url }) => pageOf(url[locale])));
  const byId = new Map(tree.map((page) => [page.id, page]));
  const above = ({ parentId }: PageRow): PageRow[] => {
    const parent = byId.get(parentId ?? 0);
    return parent ? [parent, ...above(parent)] : [];
  };
  const wanted = tree
    .filter((page) => page.isOnline && page.inMenu && !listed.has(urlOf(page)))
    .map((page) => ({ page, parents: above(page) }))
    .filter(({ parents }) => parents.every(({ isOnline }) => isOnline));
  // Whoever stands above has its entry first.
  for (const { page, parents } of wanted.toSorted((one, other) => one.parents.length - other.parents.length)) {
    const link = { url: urlOf(page), menu_name: page.title[locale] };
    const entry = parents.map((parent) => menu.find(({ url }) => pageOf(url) === urlOf(parent))).find(Boolean);
    if (!entry) menu.push({ ...link, has_tab_navigation: false, children: [] });
    else if (page.isClickable) entry.children.push(link);
  }
  for (const page of tree.filter(({ isOnline, isClickable, inFooter }) => isOnline && isClickable && inFooter)) {
    if (!footer.some(({ url }) => pageOf(url) === urlOf(page)))
      footer.push({ title: page.title[locale], url: urlOf(page) });
  }
}
