import { createHash, createHmac } from 'node:crypto';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { sameToken } from '../../platform/http/csrf.ts';
import { countsAt, WINDOW_MS } from './failed-logins.ts';
import { failedLogins } from './tables.ts';

/** From all addresses together, in one window: so many at once, then one after each pause, in milliseconds. */
const AT_ONCE = 20;
const PAUSE_MS = 10_000;

/**
 * Slows down guesses at one account, from however many addresses they come, for all instances together. Nobody is locked
 * out by that: who guesses makes others wait for seconds, and a browser that was logged in before does not wait at all.
 */
export class AccountPace {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor({ db, now }: { db: Database; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes an attempt for a failed one, before the password is looked at.
   * @returns 0, or for how many seconds to wait first
   */
  async admit(username: string): Promise<number> {
    const now = this.#now();
    const key = keyOf(username);
    const [known] = await this.#db
      .select()
      .from(failedLogins)
      .where(and(eq(failedLogins.key, key), countsAt(now)));
    const wait = waitAfter(known?.failures ?? 0, known?.until, now);
    // Whoever has to wait writes nothing.
    if (wait > 0) return wait;
    await this.#db.delete(failedLogins).where(and(eq(failedLogins.key, key), not(countsAt(now))));
    const [counted] = await this.#db
      .insert(failedLogins)
      .values({ key, failures: 1, until: new Date(now.getTime() + WINDOW_MS) })
      .onConflictDoUpdate({ target: failedLogins.key, set: { failures: sql`${failedLogins.failures} + 1` } })
      .returning();
    // Of many at the same time no more pass than may.
    const late = waitAfter((counted?.failures ?? 1) - 1, counted?.until, now);
    if (late > 0) await this.forgive(username);
    return late;
  }

  /** Takes an attempt back that was none. */
  async forgive(username: string): Promise<void> {
    await this.#db
      .update(failedLogins)
      .set({ failures: sql`greatest(${failedLogins.failures} - 1, 0)` })
      .where(eq(failedLogins.key, keyOf(username)));
  }
}

function waitAfter(failures: number, until: Date | undefined, now: Date): number {
  if (!until || failures < AT_ONCE) return 0;
  const begin = until.getTime() - WINDOW_MS;
  return Math.max(0, Math.ceil((begin + (failures - AT_ONCE + 1) * PAUSE_MS - now.getTime()) / 1000));
}

const keyOf = (username: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['account', username]))
    .digest('base64url');

type Account = { id: number; passwordHash: string };

/** What a browser keeps that was logged in: it says whose, and is worth nothing once the password is another one. */
export const knownBrowser = ({ id, passwordHash }: Account): string =>
  createHmac('sha256', passwordHash).update(`known browser of ${id}`).digest('base64url');
export const isKnownBrowser = (given: string | undefined, account: Account): boolean =>
  sameToken(given ?? '', knownBrowser(account));
