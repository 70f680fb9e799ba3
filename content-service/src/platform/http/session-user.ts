import type { EditingLanguage } from '@foyer/shared/api';
import type { Locale } from '../languages.ts';

/** `editor` edits content; `admin` also changes settings. */
export type Role = 'editor' | 'admin';

/** Who is logged in. */
export interface SessionUser {
  id: number;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  locale: Locale;
  editingLanguage: EditingLanguage | null;
  /** argon2id, in PHC format. */
  passwordHash: string;
}

/** Knows who is logged in, by the session's cookie. */
export interface SessionReader {
  userOf(cookie: string | undefined): Promise<SessionUser | null>;
}

/** Administrators may do what editors may. */
export function mayAct(user: SessionUser, role: Role): boolean {
  return user.role === 'admin' || user.role === role;
}
