import type { SessionUser } from '../../platform/http/session-user.ts';

/** What somebody is called: first and last name, or the account's where nobody has entered one. */
export function personName({
  username,
  firstName,
  lastName,
}: Pick<SessionUser, 'username' | 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
