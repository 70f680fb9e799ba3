import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { HouseUser } from '@foyer/shared/house';
import type { Database } from '../../platform/database/database.ts';
import { hashPassword, isPassword } from '../../content/users/passwords.ts';
import { users } from '../../content/users/tables.ts';

/** @returns 12 characters that nobody guesses */
export const newPassword = (): string => randomBytes(9).toString('base64url');

/** Creates the logins that come with the house, with one password. One that an operator has created before stays. */
export async function seedUsers(tx: Database, logins: readonly HouseUser[], password: string): Promise<void> {
  if (logins.length === 0) return;
  const passwordHash = await hashPassword(password);
  await tx
    .insert(users)
    .values(logins.map((login) => ({ ...login, passwordHash })))
    .onConflictDoNothing({ target: users.username });
}

/** A password that was set after the first start counts from then on: the way back in when the printed one is lost. */
export async function applyPassword(tx: Database, logins: readonly HouseUser[], password: string): Promise<void> {
  const names = logins.map(({ username }) => username);
  for (const user of await tx.select().from(users).where(inArray(users.username, names))) {
    if (await isPassword(user.passwordHash, password)) continue;
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, user.id));
  }
}
