import type { Container, Module } from '@foyer/shared/api';

/** What some modules show besides their own fields, as a cache tag. */
const TAGS: Readonly<Record<string, string>> = {
  venue: 'venues',
  blog_teaser_list: 'articles',
  highlight_teaser: 'articles',
};

/** Tags of what the modules of an answer show besides their own fields: a page with articles is purged when one of them changes. */
export function embeddedTags(modules: readonly (Module | Container)[]): string[] {
  const tags = new Set<string>();
  const look = (items: readonly object[]): void => {
    for (const item of items as readonly { model?: unknown; children?: unknown; columns?: unknown }[]) {
      const tag = TAGS[String(item.model)];
      if (tag) tags.add(tag);
      if (Array.isArray(item.children)) look(item.children as object[]);
      if (Array.isArray(item.columns)) look(item.columns as object[]);
    }
  };
  look(modules);
  return [...tags];
}
