import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, like, lte, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { SessionReader, SessionUser } from '../../platform/http/session-user.ts';
import { SESSION_SECONDS } from '../../platform/http/session-cookies.ts';
import { sessions, users } from './tables.ts';

/** When a session was last used is known this exactly, in milliseconds: reading must not mean writing. */
const SEEN_EVERY_MS = 10 * 60_000;
/** So many characters of a token's hash name a session to its user. */
const ID_LENGTH = 16;

/** What users see of one of their sessions. */
export interface OwnSession {
  id: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  client: string;
  byPasskey: boolean;
  isCurrent: boolean;
}

/** Sessions of logged-in users. The cookie carries a random token; the database knows its hash only. */
export class Sessions implements SessionReader {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #adminsNeedPasskey: boolean;

  /** @param adminsNeedPasskey whoever is administrator has only an editor's rights in a session that began with a password */
  constructor(db: Database, now: () => Date, { adminsNeedPasskey = false }: { adminsNeedPasskey?: boolean } = {}) {
    this.#db = db;
    this.#now = now;
    this.#adminsNeedPasskey = adminsNeedPasskey;
  }

  /** Starts a session and forgets those that are over. @param client kind of browser @returns the token for the cookie */
  async start(userId: number, client = '', { byPasskey = false }: { byPasskey?: boolean } = {}): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    await forgetSessions(this.#db, now);
    await this.#db.insert(sessions).values({
      tokenHash: hashOf(token),
      userId,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
      createdAt: now,
      seenAt: now,
      client,
      byPasskey,
    });
    return token;
  }

  /** Who is logged in by this token; null when nobody is, or no longer. */
  async userOf(token: string | undefined): Promise<SessionUser | null> {
    if (!token) return null;
    const now = this.#now();
    const ofToken = eq(sessions.tokenHash, hashOf(token));
    const [row] = await this.#db
      .select({ user: users, seenAt: sessions.seenAt, byPasskey: sessions.byPasskey })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(ofToken, gt(sessions.expiresAt, now), users.isActive));
    if (row && now.getTime() - row.seenAt.getTime() > SEEN_EVERY_MS)
      await this.#db.update(sessions).set({ seenAt: now }).where(ofToken);
    if (!row) return null;
    return this.#adminsNeedPasskey && !row.byPasskey ? { ...row.user, role: 'editor' } : row.user;
  }

  /** A stolen password must not be enough to add a passkey where a passkey is asked for. @param token of a session that goes on */
  async mayAddPasskey(token: string | null): Promise<boolean> {
    if (!this.#adminsNeedPasskey || token === null) return true;
    const [row] = await this.#db
      .select({ role: users.role, byPasskey: sessions.byPasskey })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.tokenHash, hashOf(token)));
    return row !== undefined && (row.byPasskey || row.role !== 'admin');
  }

  /** A user's sessions, the one used last first. @param token of the session that asks */
  async of(userId: number, token: string | null): Promise<OwnSession[]> {
    const rows = await this.#db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, this.#now())))
      .orderBy(desc(sessions.seenAt));
    const current = token === null ? '' : hashOf(token);
    return rows.map(({ tokenHash, userId: _user, ...row }) => ({
      id: tokenHash.slice(0, ID_LENGTH),
      isCurrent: tokenHash === current,
      ...row,
    }));
  }

  async end(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  }

  /** Ends one of a user's sessions. @returns false when the user has no such session */
  async endOne(userId: number, id: string): Promise<boolean> {
    const ended = await this.#db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), like(sessions.tokenHash, `${id}%`)))
      .returning({ userId: sessions.userId });
    return ended.length > 0;
  }

  /** Ends all sessions of a user. @param except token of one that goes on */
  async endAll(userId: number, except: string | null = null): Promise<void> {
    await this.#db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), except === null ? undefined : ne(sessions.tokenHash, hashOf(except))));
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Forgets sessions that are over. */
export async function forgetSessions(db: Database, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
