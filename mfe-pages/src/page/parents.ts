import type { Page, PageReference } from '@foyer/shared/api';

/** Pages above a page, from the root down. */
export function parentsOf(page: Pick<Page, 'parent'>): PageReference[] {
  const parents: PageReference[] = [];
  // A page that stands above itself would make the list endless.
  for (let parent = page.parent; parent && !parents.includes(parent) && parents.length < 10; parent = parent.parent)
    parents.unshift(parent);
  return parents;
}
