import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { EditingLanguage } from '@foyer/shared/api';
import { instant } from '../../platform/database/columns.ts';
import type { Role } from '../../platform/http/session-user.ts';
import type { Locale } from '../../platform/languages.ts';

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  username: text('username').notNull().unique(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: text('role').$type<Role>().notNull(),
  locale: text('locale').$type<Locale>().notNull().default('de'),
  /** That of the editing in place, once it was chosen. */
  editingLanguage: text('editing_language').$type<EditingLanguage>(),
  /** argon2id, in PHC format. */
  passwordHash: text('password_hash').notNull(),
  /** Nobody logs in with one that is not. */
  isActive: boolean('is_active').notNull().default(true),
});

export const sessions = pgTable('sessions', {
  /** SHA-256 of the cookie's value, so that a copy of the database opens no session. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When it was last used, to within some minutes. */
  seenAt: instant('seen_at').notNull().defaultNow(),
  /** Kind of browser: `Firefox, Windows`. */
  client: text('client').notNull().default(''),
  /** It began with a passkey, not with a password. */
  byPasskey: boolean('by_passkey').notNull().default(false),
});

/** Keys on devices of users, by which they log in (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Challenges that wait to be answered by a passkey. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text('challenge').primaryKey(),
  /** Who adds a passkey; null for a login, where nobody is known yet. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  until: instant('until').notNull(),
});

/** Failed logins of the last minutes. */
export const failedLogins = pgTable('failed_logins', {
  /** Hash of an address, or of an address and an account. */
  key: text('key').primaryKey(),
  failures: smallint('failures').notNull(),
  until: instant('until').notNull(),
});
