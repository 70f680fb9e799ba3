import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { SESSION_SECONDS } from './cookies.ts';
import { type Role, sessions, users } from './tables.ts';

export type { Role } from './tables.ts';
export type SessionUser = typeof users.$inferSelect;

/** Sessions of logged-in users. The cookie carries a random token; the database knows its hash only. */
export class Sessions {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Starts a session and forgets those that are over. @returns the token for the cookie */
  async start(userId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#db.delete(sessions).where(lte(sessions.expiresAt, now));
    await this.#db.insert(sessions).values({
      tokenHash: hashOf(token),
      userId,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    });
    return token;
  }

  /** Who is logged in by this token; null when nobody is, or no longer. */
  async userOf(token: string | undefined): Promise<SessionUser | null> {
    if (!token) return null;
    const [row] = await this.#db
      .select({ user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, this.#now())));
    return row?.user ?? null;
  }

  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  }
}

/** Administrators may do what editors may. */
export function mayAct(user: SessionUser, role: Role): boolean {
  return user.role === 'admin' || user.role === role;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
