import type { Container, Module } from '@foyer/shared/api';

/** The modules of an article in reading order: columns of containers one after the other. */
export function flatten(items: readonly (Module | Container)[] | undefined): Module[] {
  return (items ?? []).flatMap((item) =>
    isContainer(item) ? item.columns.flatMap((column) => flatten(column.children)) : [item],
  );
}

/** The modules without the one that says the teaser's words again, which the article shows as its lead. */
export function withoutLead(modules: Module[], teaser: string): Module[] {
  const [first, ...others] = modules;
  const repeats =
    first && 'content' in first && typeof first.content === 'string' && plain(first.content) === plain(teaser);
  return repeats ? others : modules;
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}

function isContainer(item: Module | Container): item is Container {
  return 'columns' in item && Array.isArray(item.columns) && (item.model === 'container' || item.model === 'section');
}
