/** What the address bar has while somebody edits, looks at a version or at a shared working copy: nothing for visitors. */
const OF_EDITORS = ['edit', 'noToolbar', 'v', 'preview'];

/** Through such an address Google has its visitors counted: Docs, Mail and the search write it in place of where a link leads. */
const GOOGLE_REDIRECT = /^https?:\/\/www\.google\.[a-z.]+\/url\?/i;

/**
 * An address as links of the site keep it: where it leads, past a redirect of Google. One of the site itself, as copied from a page or from the address bar, loses its host:
 * with it a link counts as external, does not move with its page and leads away from a copy of the site.
 */
export function siteAddress(given: string): string {
  const address = redirectTarget(given);
  if (!address.startsWith(`${location.origin}/`)) return address;
  const url = new URL(address);
  // Two slashes would name another host.
  if (url.pathname.startsWith('//')) return address;
  const added = OF_EDITORS.filter((name) => url.searchParams.has(name));
  added.forEach((name) => url.searchParams.delete(name));
  return url.pathname + url.search + url.hash;
}

function redirectTarget(address: string): string {
  if (!GOOGLE_REDIRECT.test(address)) return address;
  const { searchParams } = new URL(address);
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^https?:\/\//i.test(target) ? target : address;
}
