import { or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { splitAddress } from '../../../platform/urls.ts';
import { likePatterns } from '../usage/links.ts';
import { rewriteModules } from './rewritten-modules.ts';

type Moved = ReadonlyMap<string, string>;

const HREF = /\bhref="([^"]*)"/g;

/** An address as it is now, with its query and its place on the page; the same if nothing has moved there. */
export function movedAddress(url: string, moved: Moved): string {
  const { path, rest } = splitAddress(url);
  const to = moved.get(path);
  return to === undefined ? url : to + rest;
}

/** A stored value whose links lead where things are now: an address by itself, or those in HTML. */
function relinked<T>(value: T, moved: Moved): T {
  const text = JSON.stringify(value);
  const after = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string'
      ? movedAddress(inner, moved).replace(HREF, (_whole, url: string) => `href="${movedAddress(url, moved)}"`)
      : inner,
  );
  return after === text ? value : (JSON.parse(after) as T);
}

/**
 * Links within modules lead to the new addresses at once: redirects lead on from versions.
 * @param moved new paths by old ones, with their language: `/de/besuch`
 * @returns cache tags of what visitors see
 */
export async function followInModules(tx: Database, moved: Moved, author: string): Promise<string[]> {
  const patterns = likePatterns([...moved.keys()]);
  return rewriteModules(
    tx,
    {
      concerns: (column) => or(...patterns.map((pattern) => sql`${column}::text like ${pattern}`)),
      fieldsOf: ({ fields }) => relinked(fields, moved),
    },
    author,
  );
}
