import Type, { type Static } from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import type { UrlsOf } from '../../platform/urls.ts';
import { RESOURCES } from '../back-office/resources/index.ts';
import { createRecord } from '../back-office/writes.ts';

/** An account as an operator asks for it, in the names of the back-office's fields. */
export const NewUserSchema = Type.Object({
  username: Type.String(),
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  role: Type.Enum(['editor', 'admin']),
  locale: Type.Enum(['de', 'en']),
  password: Type.String(),
});
export type NewUser = Static<typeof NewUserSchema>;

/** What is wrong with the account, a sentence each; none when it was created. */
export const RefusalsSchema = Type.Array(Type.String());

/** Who the audit trail says it was. */
const OPERATOR: SessionUser = {
  ...{ id: 0, username: 'operator', email: '', firstName: '', lastName: '' },
  ...{ role: 'admin', locale: 'en', editingLanguage: null, passwordHash: '' },
};

/** Creates an account by the rules of the back-office. @returns what is wrong with it, a sentence each; empty when it was created */
export async function createUser(
  tx: Database,
  given: NewUser,
  { now, urlsOf }: { now: Date; urlsOf: UrlsOf },
): Promise<string[]> {
  const users = RESOURCES.find('users');
  if (!users) throw new Error('The back-office has no users');
  try {
    const context = {
      tx,
      user: OPERATOR,
      locale: 'en',
      now,
      urlsOf,
      shopPaths: [],
      siteUrl: null,
      sessionToken: null,
    } as const;
    await createRecord(RESOURCES, users, given, context);
    return [];
  } catch (error) {
    if (!(error instanceof HttpProblem) || !error.errors) throw error;
    return Object.entries(error.errors).flatMap(([field, faults]) => faults.map((fault) => `${field}: ${fault}`));
  }
}
