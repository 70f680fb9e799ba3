import { asc, eq, or } from 'drizzle-orm';
import type { Nav, NavEntry } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { pages } from '../pages/tables.ts';
import { pageUrls } from '../../platform/urls.ts';
import { siteDocuments, type StoredLink, type StoredNavigation } from './tables.ts';

type PageRow = Pick<
  typeof pages.$inferSelect,
  'id' | 'parentId' | 'pathDe' | 'pathEn' | 'title' | 'isOnline' | 'isClickable' | 'inMenu' | 'inFooter'
>;

/**
 * The site's menus in one language: what editors have put there, without pages that are offline, and after that the pages of
 * the tree that say they belong there and do not stand there yet; a page of the menu below its parent, if that has an entry.
 * A page that cannot be clicked is the name over those below it, without an address, and stands nowhere else.
 */
export async function readNavigation(db: Database, locale: Locale): Promise<Nav> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, 'navigation'));
  const { menu, secondary, footer } = (row?.content as StoredNavigation | undefined) ?? {
    menu: [],
    secondary: [],
    footer: [],
  };
  const tree = await menuPages(db);
  const urlsOf = (rows: readonly PageRow[]) => new Set(rows.map((page) => pageUrls(page)[locale]));
  const offline = urlsOf(tree.filter(({ isOnline }) => !isOnline));
  const unclickable = urlsOf(tree.filter(({ isClickable }) => !isClickable));
  const linkIn = ({ name, url }: StoredLink) => ({ url: url[locale], menu_name: name[locale] });
  const shown = (links: readonly StoredLink[]) =>
    links.map(linkIn).filter(({ url }) => !offline.has(url) && !unclickable.has(url));
  const entries: NavEntry[] = menu
    .map(({ hasTabNavigation, children, ...link }) => ({
      ...linkIn(link),
      has_tab_navigation: hasTabNavigation,
      children: shown(children),
    }))
    .filter(({ url }) => !offline.has(url));
  const nav = {
    menu: entries,
    secondary: shown(secondary),
    footer: shown(footer).map(({ url, menu_name }) => ({ title: menu_name, url })),
  };
  addFromTree(
    nav,
    tree.filter(({ isOnline }) => isOnline),
    locale,
  );
  const menuShown = nav.menu
    .map((entry) => (unclickable.has(entry.url) ? { ...entry, url: '' } : entry))
    .filter(({ url, children }) => url || children.length > 0);
  return { ...nav, menu: menuShown };
}

/** Pages that belong in a menu, or must not be in one, or not as a link. */
async function menuPages(db: Database): Promise<PageRow[]> {
  const { id, parentId, pathDe, pathEn, title, isOnline, isClickable, inMenu, inFooter } = pages;
  return db
    .select({ id, parentId, pathDe, pathEn, title, isOnline, isClickable, inMenu, inFooter })
    .from(pages)
    .where(or(eq(isOnline, false), eq(isClickable, false), eq(inMenu, true), eq(inFooter, true)))
    .orderBy(asc(pages.position), asc(id));
}

function addFromTree({ menu, secondary, footer }: Nav, tree: readonly PageRow[], locale: Locale): void {
  const urlOf = (page: PageRow) => pageUrls(page)[locale];
  const listed = new Set([...menu, ...menu.flatMap(({ children }) => children), ...secondary].map(({ url }) => url));
  const parentOf = (page: PageRow) => tree.find(({ id }) => id === page.parentId);
  const wanted = tree.filter((page) => page.inMenu && !listed.has(urlOf(page)));
  // Those without a parent here first: an entry must be there before what stands below it.
  for (const page of wanted.sort((one, other) => Number(!!parentOf(one)) - Number(!!parentOf(other)))) {
    const link = { url: urlOf(page), menu_name: page.title[locale] };
    const parent = parentOf(page);
    const above = parent && menu.find(({ url }) => url === urlOf(parent));
    if (above && page.isClickable) above.children.push(link);
    else if (!above) menu.push({ ...link, has_tab_navigation: false, children: [] });
  }
  for (const page of tree.filter(({ inFooter, isClickable }) => inFooter && isClickable)) {
    if (!footer.some(({ url }) => url === urlOf(page))) footer.push({ title: page.title[locale], url: urlOf(page) });
  }
}
