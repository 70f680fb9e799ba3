import { and, eq, ne, sql } from 'drizzle-orm';
import { MIN_PASSWORD_LENGTH } from '@foyer/shared/api';
import type { Database } from '../../../platform/database/database.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { PASSWORD_TEXTS, PROFILE_TEXTS } from '../../../content/users/account-texts.ts';
import { isEmailTaken } from '../../../content/users/email-taken.ts';
import { faultOf } from '../../../content/users/password-rules.ts';
import { hashPassword } from '../../../content/users/passwords.ts';
import { Sessions } from '../../../content/users/sessions.ts';
import { users } from '../../../content/users/tables.ts';
import type { Change, Declaration, FieldErrors, Values, WriteContext } from '../declaration.ts';
import { email, flag, password, select, text } from '../fields.ts';
import { faultText } from '../texts.ts';
import { LOCALE_CHOICES, ROLE_CHOICES } from './choices.ts';
import { defineResource } from './define.ts';

const USERNAME = /^[\p{L}\p{N}._@-]+$/u;

async function checkUser(
  { before, values, given, columns }: Change,
  { tx, user, locale }: WriteContext,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const username = String(values['username']);
  if (!USERNAME.test(username)) errors['username'] = [faultText('username', locale)];
  const namesake = and(
    eq(sql`lower(${users.username})`, username.toLowerCase()),
    before ? ne(users.id, before.id) : undefined,
  );
  if ((await tx.$count(users, namesake)) > 0) errors['username'] = [faultText('taken', locale)];
  const account = before && { id: before.id, email: String(before['email']) };
  if (await isEmailTaken(tx, String(values['email']), account)) errors['email'] = [PROFILE_TEXTS[locale].emailTaken];
  const isOff = values['is_active'] === false;
  if (before && isActiveAdmin(before) && !isActiveAdmin(values) && (await isLastAdmin(tx, before.id)))
    errors[isOff ? 'is_active' : 'role'] = [faultText('lastAdmin', locale)];
  else if (isOff && before?.id === user.id) errors['is_active'] = [faultText('ownAccount', locale)];
  const secret = given['password'];
  if (typeof secret === 'string' && secret !== '') {
    const names = {
      username,
      email: String(values['email']),
      firstName: String(values['first_name']),
      lastName: String(values['last_name']),
    };
    const fault = await faultOf(secret, names);
    if (fault) errors['password'] = [PASSWORD_TEXTS[locale][fault].replace('{{count}}', String(MIN_PASSWORD_LENGTH))];
    else if (Object.keys(errors).length === 0) columns['passwordHash'] = await hashPassword(secret);
  } else if (before === null) errors['password'] = [faultText('required', locale)];
  return errors;
}

const isActiveAdmin = (user: Values): boolean => user['role'] === 'admin' && user['is_active'] === true;

/** Two administrators who degrade each other at once: one waits here, and is then the last. */
async function isLastAdmin(tx: Database, id: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users'))`);
  return (await tx.$count(users, and(eq(users.role, 'admin'), users.isActive, ne(users.id, id)))) === 0;
}

/** Whoever has another password or role logs in again, and who may not log in is out; an administrator who changes their own password stays. */
async function endSessions(
  id: number,
  { before, values, columns }: Change,
  { tx, user, now, sessionToken }: WriteContext,
): Promise<string[]> {
  const isOther =
    before !== null &&
    ('passwordHash' in columns || before['role'] !== values['role'] || before['is_active'] !== values['is_active']);
  if (isOther) await new Sessions(tx, () => now).endAll(id, id === user.id ? sessionToken : null);
  return [];
}

export const userResource: Declaration = defineResource({
  name: 'users',
  label: ['Konten', 'Users'],
  newLabel: ['Neues Konto', 'New user'],
  group: 'users',
  role: 'admin',
  table: users,
  searched: sql`(${users.username} || ' ' || ${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`,
  unique: { users_username_key: 'username' },
  title: 'username',
  sort: 'username',
  columns: ['username', 'first_name', 'last_name', 'email', 'role', 'is_active'],
  filters: ['role', 'is_active'],
  tags: ['users'],
  rules: {
    check: checkUser,
    written: endSessions,
    mayDelete: async (record, { tx, user, locale }) => {
      if (record.id === user.id)
        throw new HttpProblem(409, faultText('ownAccount', locale), { users: [], user_count: 0 });
      if (isActiveAdmin(record) && (await isLastAdmin(tx, record.id)))
        throw new HttpProblem(409, faultText('lastAdmin', locale), { users: [], user_count: 0 });
    },
  },
  fields: [
    text('username', ['Benutzername', 'Username'], { required: true, max_length: 150 }),
    email('email', ['E-Mail', 'E-mail'], { required: true, nullable: false, fallback: '' }),
    text('first_name', ['Vorname', 'First name'], { max_length: 150 }),
    text('last_name', ['Nachname', 'Last name'], { max_length: 150 }),
    select('role', ['Rolle', 'Role'], ROLE_CHOICES, { required: true }),
    select('locale', ['Sprache der Oberfläche', 'Language of the interface'], LOCALE_CHOICES, { required: true }),
    password('password', ['Passwort', 'Password']),
    flag('is_active', ['Darf sich anmelden', 'May log in'], {
      fallback: true,
      help: [
        'Sonst enden alle Sitzungen; der Name bleibt bei dem, was geschrieben wurde.',
        'Otherwise all sessions end; the name stays with what was written.',
      ],
    }),
  ],
});
