import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { hashPassword, isPassword } from '../../content/users/passwords.ts';
import { users } from '../../content/users/tables.ts';
import { insertAll } from './rows.ts';

const DEMO_USERS = [
  { username: 'editor', email: 'editor@nordlicht.example', firstName: 'Edda', lastName: 'Lindqvist', role: 'editor' },
  { username: 'admin', email: 'admin@nordlicht.example', firstName: 'Arne', lastName: 'Thomsen', role: 'admin' },
] as const;

export const newPassword = (): string => randomBytes(9).toString('base64url');

/** Creates the demo logins. */
export async function seedUsers(tx: Database, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertAll(
    tx,
    users,
    DEMO_USERS.map((user) => ({ ...user, passwordHash })),
  );
}

/** A password that was set after the first start counts from then on: the way back in when the printed one is lost. */
export async function applyDemoPassword(tx: Database, password: string): Promise<void> {
  const names = DEMO_USERS.map(({ username }) => username);
  for (const user of await tx.select().from(users).where(inArray(users.username, names))) {
    if (await isPassword(user.passwordHash, password)) continue;
    await tx
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, user.id));
  }
}
