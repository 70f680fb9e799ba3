import { LOCALES } from '@foyer/shared';

/** What is no page of the site for everybody: without a language, and behind each. */
const CLOSED = ['/admin', '/cms-hub', '/user', '/search', '/favourites', '/favoriten'];
const CLOSED_PATHS = CLOSED.flatMap((path) => [path, ...LOCALES.map((locale) => `/${locale}${path}`)]);

/** Whether search engines should know a path of the site. */
export function isForEverybody(path: string): boolean {
  return !CLOSED_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** A rule of `robots.txt` goes for all that begins like it: these are the path, what is below it and what asks it, and no `/de/administration`. */
const rulesFor = (path: string): string => ['$', '/', '?'].map((end) => `Disallow: ${path}${end}\n`).join('');

/** `robots.txt`. @param origin scheme and host that visitors see */
export function robotsTxt(origin: string): string {
  const rules = CLOSED_PATHS.map(rulesFor).join('');
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
