import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Snapshot } from '@foyer/shared';
import { SitemapEntrySchema, PagedSchema, type Paged, type SitemapEntry } from '@foyer/shared/api';
import { LRUCache } from 'lru-cache';
import { Check } from 'typebox/value';
import { FoyerError } from '@foyer/shared';
import { SingleFlight } from '../cache/single-flight.ts';
import type { ContentAnswer } from '../content/content-service.ts';
import { listedEntry, listedRoutes } from './addresses.ts';
import { sitemapIndexXml, sitemapXml } from './xml.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const AnswerSchema = PagedSchema(SitemapEntrySchema);

/** A sitemap as it is sent. */
export interface SitemapFile {
  plain: Buffer;
  zipped: Buffer;
}

interface Kept extends SitemapFile {
  tags: string[];
  freshUntil: number;
}

export interface SitemapOptions {
  /** One page of the content service's list; null when it has no such page. @throws FoyerError FOYER-209 */
  read: (page: number) => Promise<ContentAnswer | null>;
  /** The registry as visitors without a permission know it. */
  snapshot: () => Snapshot;
  /** For how long a sitemap is fresh now, in milliseconds. */
  ttlMs: () => number;
  now?: () => number;
}

/** What search engines find: one sitemap, or an index of several when there is more than one page of the content service's list. */
export class Sitemap {
  readonly #options: SitemapOptions;
  readonly #now: () => number;
  readonly #flights = new SingleFlight<Kept | null>();
  /** Counts changes: what was begun before one may have read what is no longer true. */
  #changes = 0;
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, zipped }) => plain.length + zipped.length,
  });

  constructor(options: SitemapOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * The sitemap itself (`part` null), or one of the parts that it names.
   * An older one stands in while the content service is down.
   * @param origin scheme and host that visitors see
   * @returns null when there is no such part
   * @throws FoyerError FOYER-209 or 210 when it cannot be had
   */
  async find(part: number | null, origin: string): Promise<SitemapFile | null> {
    const key = `${this.#options.snapshot().id} ${part ?? ''} ${origin}`;
    const kept = this.#kept.get(key);
    if (kept && this.#now() < kept.freshUntil) return kept;
    const mark = this.#changes;
    try {
      const made = await this.#flights.do(`${mark} ${key}`, () => this.#make(part, origin));
      if (made && mark === this.#changes) this.#kept.set(key, made);
      return made;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  /** What carries one of these tags, or (null) anything, has changed. */
  purge(tags: Set<string> | null): void {
    this.#changes++;
    for (const kept of this.#kept.values()) if (!tags || kept.tags.some((tag) => tags.has(tag))) kept.freshUntil = 0;
  }

  async #make(part: number | null, origin: string): Promise<Kept | null> {
    const freshUntil = this.#now() + this.#options.ttlMs();
    const answer = await this.#options.read(part ?? 1);
    // A content service without this list still has a site with routes.
    if (!answer && part !== null) return null;
    const { results, next, count } = answer ? listIn(answer.text) : { results: [], next: null, count: 0 };
    const isIndex = part === null && next !== null;
    const xml = isIndex ? indexOf(Math.ceil(count / results.length), origin) : this.#partOf(results, part ?? 1, origin);
    const plain = Buffer.from(xml);
    return { plain, zipped: await promisify(gzip)(plain), tags: answer?.tags ?? [], freshUntil };
  }

  #partOf(entries: SitemapEntry[], part: number, origin: string): string {
    const snapshot = this.#options.snapshot();
    const routes = part === 1 ? listedRoutes(snapshot) : [];
    const pages = entries.flatMap((entry) => listedEntry(entry, snapshot));
    // A page of the content system may stand at a route's address: its date of change counts.
    const byPath = new Map([...routes, ...pages].map((page) => [page.paths.de, page]));
    return sitemapXml([...byPath.values()], origin);
  }
}

function indexOf(parts: number, origin: string): string {
  return sitemapIndexXml(Array.from({ length: parts }, (_, index) => `${origin}/sitemap-${index + 1}.xml`));
}

function listIn(text: string): Paged<SitemapEntry> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new FoyerError('FOYER-210', `the content service's list for the sitemap is no JSON`, { cause });
  }
  // More is to come after nothing: of that there is no number of parts.
  if (!Check(AnswerSchema, value) || (value.next !== null && value.results.length === 0))
    throw new FoyerError('FOYER-210', `the content service's list for the sitemap is not as the HTTP contract says`);
  return value;
}
