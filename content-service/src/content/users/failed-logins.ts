import { createHash } from 'node:crypto';
import { and, between, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { failedLogins } from './tables.ts';

export const WINDOW_MS = 5 * 60_000;
const PER_ACCOUNT = 10;
const PER_ADDRESS = 50;

/**
 * Counts failed logins, per account and address and per address alone, for all instances together. Addresses are personal
 * data: the database has hashes, for five minutes.
 */
export class FailedLogins {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor({ db, now }: { db: Database; now: () => Date }) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes an attempt for a failed one, before the password is looked at: of many at the same time no more pass than may.
   * @returns false when there were too many
   */
  async admit(username: string, address: string): Promise<boolean> {
    const now = this.#now();
    const [account, from] = keysOf(username, address);
    const known = await this.#db
      .select()
      .from(failedLogins)
      .where(and(inArray(failedLogins.key, [account, from]), countsAt(now)));
    // Whoever is locked out writes nothing.
    if (!isWithin(known, account, PER_ACCOUNT - 1) || !isWithin(known, from, PER_ADDRESS - 1)) return false;
    await forgetFailedLogins(this.#db, now);
    const until = new Date(now.getTime() + WINDOW_MS);
    const counted = await this.#db
      .insert(failedLogins)
      .values([account, from].map((key) => ({ key, failures: 1, until })))
      .onConflictDoUpdate({ target: failedLogins.key, set: { failures: sql`${failedLogins.failures} + 1` } })
      .returning();
    return isWithin(counted, account, PER_ACCOUNT) && isWithin(counted, from, PER_ADDRESS);
  }

  /** Takes an attempt back that was none: the password was right. */
  async forgive(username: string, address: string): Promise<void> {
    await this.#db
      .update(failedLogins)
      .set({ failures: sql`greatest(${failedLogins.failures} - 1, 0)` })
      .where(inArray(failedLogins.key, keysOf(username, address)));
  }
}

function keysOf(username: string, address: string): [account: string, address: string] {
  const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return [hash(address, username), hash(address)];
}

const isWithin = (counts: readonly { key: string; failures: number }[], key: string, limit: number): boolean =>
  (counts.find((count) => count.key === key)?.failures ?? 0) <= limit;

/**
 * Which attempts count: those whose time is not over. Of a clock that was set back are those whose time would be over much later
 * than it can be; clocks of instances differ by less than that.
 */
export const countsAt = (now: Date): SQL =>
  between(failedLogins.until, new Date(now.getTime() + 1), new Date(now.getTime() + 2 * WINDOW_MS));

/** Forgets attempts that count no more, and with them whose they were. */
export async function forgetFailedLogins(db: Database, now: Date): Promise<void> {
  await db.delete(failedLogins).where(not(countsAt(now)));
}
