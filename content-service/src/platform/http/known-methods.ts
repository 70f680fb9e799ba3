import type { FastifyInstance } from 'fastify';

/** Fastify's `/:lang(de|en)/events/:id` and `/media/*` as a pattern for whole paths; a slash at the end is the same address. */
function patternOf(route: string): RegExp {
  const source = route
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:\w+(\([^)]*\))?/g, (_, among?: string) => among ?? '[^/]+');
  return new RegExp(`^${source}/?$`);
}

/**
 * Remembers the routes that are registered from now on.
 * @returns the methods that a path takes, in their order; none where there is nothing
 */
export function rememberMethods(app: FastifyInstance): (path: string) => string[] {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, new Set([...(methods.get(url) ?? []), ...[method].flat()]));
  });
  let patterns: (readonly [RegExp, Set<string>])[] | null = null;
  return (path) => {
    patterns ??= [...methods].map(([route, known]) => [patternOf(route), known]);
    return [...new Set(patterns.flatMap(([pattern, known]) => (pattern.test(path) ? [...known] : [])))].sort();
  };
}
