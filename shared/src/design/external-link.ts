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

interface LinkTarget {
  target?: '_blank';
  rel?: 'noopener';
  'aria-describedby'?: typeof NEW_TAB_ID;
}

/** What an `<a>` needs for its address: external links open in a new tab, and say so. */
export function linkTarget(href: string | undefined): LinkTarget {
  return href && isExternal(href) ? { target: '_blank', rel: 'noopener', 'aria-describedby': NEW_TAB_ID } : {};
}
