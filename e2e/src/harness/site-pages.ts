import type { APIRequestContext } from '@playwright/test';

/** Paths of all pages that the sitemap names. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

/** Of pages that have the same kind of address, one: `/de/programm/…/7` and `/de/programm/…/8` are one kind. */
export function oneOfEachKind(paths: string[]): string[] {
  const kindOf = (path: string) => path.replace(/\/[^/]+\/\d+$/, '/…/…');
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

/** Those that stand for one thing: details, categories, topics. */
export const details = (paths: string[]): string[] => oneOfEachKind(paths).filter((path) => /\/\d+$/.test(path));
