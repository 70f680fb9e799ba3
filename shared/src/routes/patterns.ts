import type { Locale, Snapshot } from '../contract.ts';

type Patterns = Map<string, Record<Locale, string>>;
const cache = new WeakMap<Snapshot, Patterns>();

/** Patterns of the active remotes' routes, by name and language; without the language segment. */
export function patternsOf(snapshot: Snapshot): Patterns {
  let patterns = cache.get(snapshot);
  if (!patterns) {
    patterns = new Map(
      Object.values(snapshot.remotes).flatMap(({ routes }) =>
        Object.entries(routes).map(([name, route]) => [name, route.paths] as const),
      ),
    );
    cache.set(snapshot, patterns);
  }
  return patterns;
}

/** Whether an active remote has a route of this name. */
export function hasRoute(snapshot: Snapshot, route: string): boolean {
  return patternsOf(snapshot).has(route);
}

/**
 * The address of a route that needs no parameters: what header and footer link to. `createHref` gives the same, with the router,
 * which comes with what changes pages. A route that no active remote has leads to the home page.
 * @throws Error for a route that needs some.
 */
export function plainHref(snapshot: Snapshot, locale: Locale, route: string): string {
  const path = (patternsOf(snapshot).get(route)?.[locale] ?? '/').replace(/\/(?::\w+\?|\*)/g, '');
  if (path.includes(':')) throw new Error(`the route "${route}" needs parameters: ${path}`);
  return `/${locale}${path === '/' ? '' : path}`;
}
