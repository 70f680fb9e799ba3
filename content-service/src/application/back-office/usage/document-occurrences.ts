import { eq, sql } from 'drizzle-orm';
import { siteDocuments, type StoredLink, type StoredNavigation } from '../../../content/site/tables.ts';
import { unlinked } from './links.ts';
import { type Search, type Occurrence, userOf } from './occurrence.ts';

/** Menus, and links and texts of the settings, that lead to what is wanted gone. */
export async function documentOccurrences({ tx, wanted, locale }: Search): Promise<Occurrence[]> {
  if (wanted.urls.length === 0) return [];
  const documents = await tx.select().from(siteDocuments).orderBy(siteDocuments.name).for('update');
  return documents.flatMap(({ name, content }) => {
    const next =
      name === 'navigation'
        ? menusWithout(content as StoredNavigation, wanted.urls)
        : textsWithout(content, wanted.urls);
    if (JSON.stringify(next) === JSON.stringify(content)) return [];
    const [resource, title] =
      name === 'navigation'
        ? (['menus', { de: 'Menüs', en: 'Menus' }] as const)
        : (['settings', { de: 'Einstellungen', en: 'Settings' }] as const);
    const detach = async () =>
      void (await tx
        .update(siteDocuments)
        .set({ content: next, revision: sql`${siteDocuments.revision} + 1`, updatedAt: new Date() })
        .where(eq(siteDocuments.name, name)));
    return [{ users: [userOf(resource, 1, { title: title[locale] })], field: name, detach }];
  });
}

/**
 * An entry over others that stay becomes their name, without a link. In the order of members that it has, so that what does not
 * change is the same.
 */
function menusWithout(navigation: StoredNavigation, urls: readonly string[]): StoredNavigation {
  const { menu, secondary, footer } = navigation;
  const stays = ({ url }: StoredLink) => !Object.values(url).some((text) => text !== '' && unlinked(text, urls) === '');
  return {
    ...navigation,
    menu: menu
      .map((entry) => ({ ...entry, children: entry.children.filter(stays) }))
      .filter((entry) => stays(entry) || entry.children.length > 0)
      .map((entry) => (stays(entry) ? entry : { ...entry, url: { de: '', en: '' } })),
    secondary: secondary.filter(stays),
    footer: footer.filter(stays),
  };
}

function textsWithout(value: unknown, urls: readonly string[]): unknown {
  if (typeof value === 'string') return unlinked(value, urls);
  if (Array.isArray(value)) return value.map((item) => textsWithout(item, urls));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, textsWithout(member, urls)]));
}
