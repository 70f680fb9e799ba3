import { eq } from 'drizzle-orm';
import type { Nav } from '@foyer/shared/api';
import type { Database } from '../database/database.ts';
import type { Locale } from '../languages.ts';
import { siteDocuments, type StoredLink, type StoredNavigation } from './tables.ts';

/** The site's menus in one language. */
export async function readNavigation(db: Database, locale: Locale): Promise<Nav> {
  const [row] = await db.select().from(siteDocuments).where(eq(siteDocuments.name, 'navigation'));
  const { menu, secondary, footer } = (row?.content as StoredNavigation | undefined) ?? { menu: [], secondary: [], footer: [] };
  const linkIn = ({ name, url }: StoredLink) => ({ url: url[locale], menu_name: name[locale] });
  return {
    menu: menu.map(({ hasTabNavigation, children, ...link }) => ({
      ...linkIn(link),
      has_tab_navigation: hasTabNavigation,
      children: children.map(linkIn),
    })),
    secondary: secondary.map(linkIn),
    footer: footer.map(({ name, url }) => ({ title: name[locale], url: url[locale] })),
  };
}
