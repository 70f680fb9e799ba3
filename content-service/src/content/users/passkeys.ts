import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, desc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { readSettings, UNNAMED } from '../site/settings.ts';
import { passkeyChallenges, passkeys, users } from './tables.ts';

/** How long somebody may take to touch their key, in milliseconds. */
const PATIENCE_MS = 5 * 60_000;
/** Nobody needs more, and a list of them must stay one that a person can read. */
export const MAX_PASSKEYS = 20;

/** So many logins may wait for an answer at once, since anybody can begin one; and so many additions to one account. */
export const MAX_CHALLENGES = 10_000;

/** Some 350 modules, which a start does not wait for: they are loaded with the first passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<typeof passkeys.$inferSelect, 'id' | 'name' | 'createdAt' | 'usedAt'>;

/** Without a public address of the site the browser says where it is: its writes come from this site alone (see `refuseForeignWrites`). */
interface Party {
  origin: string;
  id: string;
}

/**
 * Passkeys (WebAuthn): a key on the user's device, or in their password manager, opens the session instead of a password. The
 * device makes sure of the user (PIN, finger, face), so a passkey is two factors at once.
 */
export class Passkeys {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #siteUrl: string | null;

  constructor({ db, now, siteUrl }: { db: Database; now: () => Date; siteUrl: string | null }) {
    this.#db = db;
    this.#now = now;
    this.#siteUrl = siteUrl;
  }

  /** What the browser has to know to make a passkey for this user. */
  async creationOptions(user: SessionUser): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const own = await this.#db.select().from(passkeys).where(eq(passkeys.userId, user.id));
    const { stored } = await readSettings(this.#db);
    const rpName = stored.house?.name ?? UNNAMED;
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName,
      rpID: this.#knownId() ?? '',
      userName: user.username,
      userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.username,
      userID: new TextEncoder().encode(`user-${user.id}`),
      attestationType: 'none',
      excludeCredentials: own.map(({ id, transports }) => ({
        id,
        transports: transports as AuthenticatorTransportFuture[],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#keep(options.challenge, user.id);
    // The browser takes the site's own name where none is given.
    return this.#knownId() ? options : { ...options, rp: { name: rpName } };
  }

  /** Adds the passkey that a browser has made. @returns false when it does not answer to what was asked */
  async add(user: SessionUser, response: RegistrationResponseJSON, name: string): Promise<boolean> {
    const asked = clientDataOf(response.response.clientDataJSON);
    if (!asked || !(await this.#take(asked.challenge, user.id))) return false;
    const party = this.#partyOf(asked.origin);
    const { verifyRegistrationResponse } = await webAuthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) return false;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const made = await this.#db
      .insert(passkeys)
      .values({
        id,
        userId: user.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        name,
        createdAt: this.#now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    return made.length > 0;
  }

  /** What the browser has to know to ask for a passkey of anybody. */
  async requestOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: this.#knownId() ?? '', userVerification: 'required' });
    await this.#keep(options.challenge, null);
    const { rpId: _, ...withoutId } = options;
    return this.#knownId() ? options : withoutId;
  }

  /** Whose passkey has answered; null when none of ours has, or not to what was asked. */
  async userOf(response: AuthenticationResponseJSON): Promise<SessionUser | null> {
    const asked = clientDataOf(response.response.clientDataJSON);
    if (!asked || !(await this.#take(asked.challenge, null))) return null;
    const [row] = await this.#db
      .select()
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(and(eq(passkeys.id, response.id), users.isActive));
    if (!row) return null;
    const { passkeys: passkey, users: user } = row;
    const party = this.#partyOf(asked.origin);
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports as AuthenticatorTransportFuture[],
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) return null;
    await this.#db
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, usedAt: this.#now() })
      .where(eq(passkeys.id, passkey.id));
    return user;
  }

  async of(userId: number): Promise<OwnPasskey[]> {
    const { id, name, createdAt, usedAt } = passkeys;
    return this.#db
      .select({ id, name, createdAt, usedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.createdAt));
  }

  /** @returns false when the user has no such passkey */
  async remove(userId: number, id: string): Promise<boolean> {
    const removed = await this.#db
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
      .returning({ id: passkeys.id });
    return removed.length > 0;
  }

  #knownId(): string | null {
    return this.#siteUrl === null ? null : new URL(this.#siteUrl).hostname;
  }

  #partyOf(origin: string): Party {
    const own = new URL(this.#siteUrl ?? origin);
    return { origin: own.origin, id: own.hostname };
  }

  async #keep(challenge: string, userId: number | null): Promise<void> {
    const now = this.#now();
    await forgetChallenges(this.#db, now);
    const { challenge: column, until } = passkeyChallenges;
    const tooMany = this.#db
      .select({ challenge: column })
      .from(passkeyChallenges)
      .where(ownedBy(userId))
      .orderBy(desc(until))
      .offset(MAX_CHALLENGES - 1);
    await this.#db.delete(passkeyChallenges).where(inArray(column, tooMany));
    await this.#db
      .insert(passkeyChallenges)
      .values({ challenge, userId, until: new Date(now.getTime() + PATIENCE_MS) });
  }

  /** A challenge is answered once. @returns whether it was ours, for this user, and not too long ago */
  async #take(challenge: string, userId: number | null): Promise<boolean> {
    const { challenge: column, until } = passkeyChallenges;
    const taken = await this.#db
      .delete(passkeyChallenges)
      .where(and(eq(column, challenge), ownedBy(userId), gt(until, this.#now())))
      .returning({ challenge: column });
    return taken.length > 0;
  }
}

/** Challenges for a user who adds a passkey; null for those of logins, where nobody is known yet. */
const ownedBy = (userId: number | null): SQL =>
  userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);

/** What the browser says that it was asked, and where; null for what is none. */
function clientDataOf(encoded: string): { challenge: string; origin: string } | null {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as {
      challenge?: unknown;
      origin?: unknown;
    };
    return typeof challenge === 'string' && typeof origin === 'string' && URL.canParse(origin)
      ? { challenge, origin }
      : null;
  } catch {
    return null;
  }
}

/** Forgets challenges that nobody can answer any more. */
export async function forgetChallenges(db: Database, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.until, now));
}
