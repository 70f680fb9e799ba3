import type { Query } from '@foyer/shared';

/** Whether an address says something by one of these names that is not written again, because it means nothing. The first page is the list itself. */
export function isLeftOut(search: string, names: readonly string[], written: Query): boolean {
  const asked = new URLSearchParams(search);
  return names.some((name) => asked.get(name) && written[name] == null && name + asked.get(name) !== 'page1');
}
