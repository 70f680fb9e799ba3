import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from './tables.ts';

/**
 * Whether another account has an e-mail address, however it is written. Of two who choose it at once, one waits here
 * until the other's transaction ends; so that neither waits for the other, an account's own row is locked before.
 * @param account that is to have the address, null for a new one; what it has already, it keeps
 */
export async function isEmailTaken(
  tx: Database,
  email: string,
  account: { id: number; email: string } | null,
): Promise<boolean> {
  if (account?.email.toLowerCase() === email.toLowerCase()) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('users'))`);
  const isSame = eq(sql`lower(${users.email})`, sql`lower(${email})`);
  return (await tx.$count(users, and(isSame, account ? ne(users.id, account.id) : undefined))) > 0;
}
