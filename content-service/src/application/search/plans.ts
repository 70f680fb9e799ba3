import { TaggedCache } from '../../platform/changes/tagged-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/http/operations.ts';
import type { Service } from '../../service.ts';
import { type Found, planFor } from './plan.ts';
import { questionOf } from './question.ts';
import { SEARCH_TAG } from './search-index.ts';

/** A plan with all its words, and its key, in memory: about. */
const BYTES_OF_PLAN = 20_000;
const MAX_BYTES = 4 * 1024 * 1024;

/** Plans of questions. A page of results asks three times (how much, which events, what else), and once more for each further page: one plan does. */
export class SearchPlans {
  readonly #db: Database;
  readonly #known = new TaggedCache<{ found: Found | null; tags: readonly string[] }>(() => BYTES_OF_PLAN, MAX_BYTES);

  constructor({ db, changes }: Pick<Service, 'db' | 'changes'>) {
    this.#db = db;
    changes.subscribe((tags) => this.#known.purge(tags));
  }

  /** What is found now for what somebody typed. @returns null for a question without any word */
  async for(asked: string, { locale, now }: Pick<RequestContext, 'locale' | 'now'>): Promise<Found | null> {
    const question = questionOf(asked, locale, now);
    const make = async () => ({ found: await planFor(this.#db, question, now), tags: [SEARCH_TAG] });
    return (await this.#known.get(JSON.stringify(question), make)).found;
  }
}
