import { and, asc, eq, or } from 'drizzle-orm';
import type { Nav, NavEntry } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { pages } from '../pages/tables.ts';
import { pageUrls } from '../../platform/urls.ts';
import { siteDocuments, type StoredLink, type StoredNavigation } from './tables.ts';

type PageRow = Pick<
  typeof pages.$inferSelect,
  'id' | 'parentId' | 'pathDe' | 'pathEn' | 'title' | 'isOnline' | 'inMenu' | 'inFooter'
>;

/**
 * The site's menus in one language: what editors have put there, without pages that are offline, and after that the pages of
 * the tree that say they belong there and do not stand there yet; a page of the menu below its parent, if that has an entry.
 */
export async function readNavigation(db: Database, locale: Locale): Promise<Nav> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, 'navigation'));
  const { menu, secondary, footer } = (row?.content as StoredNavigation | undefined) ?? {
    menu: [],
    secondary: [],
    footer: [],
  };
  const tree = await menuPages(db);
  const offline = new Set(tree.filter(({ isOnline }) => !isOnline).map((page) => pageUrls(page)[locale]));
  const linkIn = ({ name, url }: StoredLink) => ({ url: url[locale], menu_name: name[locale] });
  const shown = (links: readonly StoredLink[]) => links.map(linkIn).filter(({ url }) => !offline.has(url));
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
  return nav;
}

/** Pages that belong in a menu, or must not be in one. */
async function menuPages(db: Database): Promise<PageRow[]> {
  const { id, parentId, pathDe, pathEn, title, isOnline, inMenu, inFooter } = pages;
  const wanted = or(eq(isOnline, false), and(eq(isOnline, true), or(eq(inMenu, true), eq(inFooter, true))));
  return db
    .select({ id, parentId, pathDe, pathEn, title, isOnline, inMenu, inFooter })
    .from(pages)
    .where(wanted)
    .orderBy(asc(pages.position), asc(id));
}

function addFromTree({ menu, secondary, footer }: Nav, tree: readonly PageRow[], locale: Locale): void {
  const urlOf = (page: PageRow) => pageUrls(page)[locale];
  const listed = new Set([...menu, ...menu.flatMap(({ children }) => children), ...secondary].map(({ url }) => url));
  for (const page of tree.filter((candidate) => candidate.inMenu && !listed.has(urlOf(candidate)))) {
    const link = { url: urlOf(page), menu_name: page.title[locale] };
    const parent = tree.find(({ id }) => id === page.parentId);
    const above = parent && menu.find(({ url }) => url === urlOf(parent));
    if (above) above.children.push(link);
    else menu.push({ ...link, has_tab_navigation: false, children: [] });
  }
  for (const page of tree.filter(({ inFooter }) => inFooter)) {
    if (!footer.some(({ url }) => url === urlOf(page))) footer.push({ title: page.title[locale], url: urlOf(page) });
  }
}
