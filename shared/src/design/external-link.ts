const MEDIA_OR_FILE = /^\/media\/|\.(?:pdf|jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)/i;
/** Another host, as browsers read it: a backslash counts as a slash, and tabs and line breaks as nothing. */
const OTHER_HOST = /^\s*[\\/][\t\n\r]*[\\/]/;
const SAME_PAGE_OR_APP = /^(?:[#?]|mailto:|tel:)/;

/**
 * Whether a link leads out of the site (specification §5): it does not begin with a slash, or is an image, a pdf or a
 * stored file. Anchors, mail and telephone links stay where they are.
 */
export function isExternal(href: string): boolean {
  return !SAME_PAGE_OR_APP.test(href) && (!href.startsWith('/') || OTHER_HOST.test(href) || MEDIA_OR_FILE.test(href));
}

/** Of the words that say so; every page has them once. */
export const NEW_TAB_ID = 'new-tab';

/** What an `<a>` needs that opens in a new tab, and says so. */
export const NEW_TAB = { target: '_blank', rel: 'noopener', 'aria-describedby': NEW_TAB_ID } as const;

/** What an `<a>` needs for its address: external links open in a new tab. */
export function linkTarget(href: string | undefined): Partial<typeof NEW_TAB> {
  return href && isExternal(href) ? NEW_TAB : {};
}
