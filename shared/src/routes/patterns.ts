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

/** What a pattern leaves open: `/:slug`, `/:page?`, `/*`. */
const OPEN = /\/(?::([\w-]+)(\?)?|\*)/g;

/**
 * The path of a pattern, as react-router's `generatePath` gives it, which takes the pattern apart each time: a list has a link in
 * each row. What is optional and not given is left out.
 * @throws Error when a parameter is missing
 */
export function fillPattern(pattern: string, params: Record<string, string | number>): string {
  return pattern.replace(OPEN, (_, name?: string, optional?: string) => {
    const value = params[name ?? '*'];
    if (value === undefined && name && !optional) throw new Error(`"${pattern}" needs a value for "${name}"`);
    if (value === undefined || value === '') return '';
    return `/${name ? encodeURIComponent(value) : value}`;
  });
}
