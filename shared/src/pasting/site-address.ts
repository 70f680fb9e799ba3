/** What the address bar has while somebody edits, looks at a version or at a shared working copy: nothing for visitors. */
const OF_EDITORS = ['edit', 'noToolbar', 'v', 'preview'];

/**
 * An address as links of the site keep it. One of the site itself, as copied from a page or from the address bar, loses its host:
 * with it a link counts as external, does not move with its page and leads away from a copy of the site.
 */
export function siteAddress(address: string): string {
  if (!address.startsWith(`${location.origin}/`)) return address;
  const url = new URL(address);
  // Two slashes would name another host.
  if (url.pathname.startsWith('//')) return address;
  const added = OF_EDITORS.filter((name) => url.searchParams.has(name));
  added.forEach((name) => url.searchParams.delete(name));
  return url.pathname + url.search + url.hash;
}
