import { MIN_PASSWORD_LENGTH } from '@foyer/shared/api';
import type { SessionUser } from './sessions.ts';

/** Why a password is refused: a key of the texts. */
export type PasswordFault = 'short' | 'own' | 'simple';

/** One sign or a short row of signs, again and again; or a row of neighbours on the keyboard. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghjklyxcvbnm', 'qwertyuiopasdfghjklzxcvbnm', '01234567890123456789'];

/** What is wrong with a password; null for a good one. Length counts, not kinds of signs. */
export function faultOf(password: string, user: Pick<SessionUser, 'username' | 'email' | 'firstName' | 'lastName'>): PasswordFault | null {
  const text = password.toLowerCase();
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'short';
  const own = [user.username, user.email, user.email.split('@', 1)[0] ?? '', user.firstName + user.lastName].map((name) => name.toLowerCase());
  const rest = own.reduce((left, name) => (name.length > 2 ? left.replaceAll(name, '') : left), text);
  if (rest.length < MIN_PASSWORD_LENGTH / 2) return 'own';
  return REPEATED.test(text) || ROWS.some((row) => row.includes(text)) ? 'simple' : null;
}
