import { LRUCache } from 'lru-cache';
import type { FragmentRequest } from '@foyer/shared';

/** What visitors saw of a fragment when it was well. */
export interface GoodFragment {
  html: string;
  styles: Record<string, string>;
}

const MAX_BYTES = 16 * 1024 * 1024;

/** Where fragments that fail find what they were. */
export interface GoodFragments {
  get: (remote: string, request: FragmentRequest) => GoodFragment | null;
  keep: (remote: string, request: FragmentRequest, good: GoodFragment) => void;
}

/** For development: a fragment that fails is missing. */
export const NO_LAST_GOOD: GoodFragments = { get: () => null, keep: () => undefined };

/** The last good HTML of each fragment, for the time when it fails. Nothing of sessions. */
export class LastGood implements GoodFragments {
  readonly #fragments = new LRUCache<string, GoodFragment>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html, styles }) =>
      1 + html.length + Object.values(styles).reduce((sum, rule) => sum + rule.length, 0),
  });

  get(remote: string, request: FragmentRequest): GoodFragment | null {
    return request.cookie ? null : (this.#fragments.get(keyOf(remote, request)) ?? null);
  }

  keep(remote: string, request: FragmentRequest, good: GoodFragment): void {
    if (!request.cookie) this.#fragments.set(keyOf(remote, request), good);
  }
}

/** A widget depends on its properties, a page on its address. */
function keyOf(remote: string, { id, fragment, location, props }: FragmentRequest): string {
  const place = id === 'page' ? location.pathname + location.search : JSON.stringify(props);
  return `${remote} ${fragment} ${location.locale} ${place}`;
}
