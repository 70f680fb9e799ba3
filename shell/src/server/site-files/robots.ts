import { LOCALES } from '@foyer/shared';

/** What is no page of the site for everybody: without a language, and behind each. */
const CLOSED = ['/admin', '/cms-hub', '/user', '/search', '/favourites', '/favoriten'];
const CLOSED_PATHS = CLOSED.flatMap((path) => [path, ...LOCALES.map((locale) => `/${locale}${path}`)]);

/** Whether search engines should know a path of the site. */
export function isForEverybody(path: string): boolean {
  return !CLOSED_PATHS.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** `robots.txt`. @param origin scheme and host that visitors see @param more further paths that are not to be visited */
export function robotsTxt(origin: string, more: string[] = []): string {
  const rules = [...CLOSED_PATHS, ...more].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
