import { asc, eq } from 'drizzle-orm';
import Type from 'typebox';
import {
  type AdminMenu,
  EditorNameSchema,
  type UserDetails,
  UserDetailsChangeSchema,
  UserDetailsSchema,
  UserSummarySchema,
} from '@foyer/shared/api';
import { invalid, unauthorised } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Locale } from '../../platform/languages.ts';
import type { Service } from '../../service.ts';
import { readSettings } from '../site/settings.ts';
import { PROFILE_TEXTS } from './account-texts.ts';
import { audit } from './audit.ts';
import { isEmailTaken } from './email-taken.ts';
import { endedCookieLines } from '../../platform/http/session-cookies.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { personName } from './person-name.ts';
import { users } from './tables.ts';

const LOGIN_URL = '/admin/login/';
const LOGOUT_URL = '/admin/logout/';

/** Who is logged in, and what they may change of themselves. */
export function userRoutes(router: Router, { db, sessions }: Service): void {
  const detailsOf = async (user: SessionUser | null): Promise<UserDetails> => ({
    email: user?.email ?? '',
    username: user?.username ?? '',
    first_name: user?.firstName ?? '',
    last_name: user?.lastName ?? '',
    is_logged_in: user !== null,
    // For the toolbar, which speaks their own language on every page.
    admin_menus: user ? adminMenus(user.locale) : [],
    has_dashboard_online_access: user !== null,
    login_url: LOGIN_URL,
    logout_url: LOGOUT_URL,
    webshop_url: (await readSettings(db)).stored.webshop_url,
    ...(user && { locale: user.locale, editing_language: user.editingLanguage ?? user.locale }),
  });

  router.read({
    path: 'pageeditor-api/user',
    area: 'Users',
    summary: 'The logged-in user',
    answer: UserSummarySchema,
    role: 'editor',
    read: async ({ user, locale }) => {
      if (!user) throw unauthorised();
      return {
        body: { email: user.email, username: user.username, admin_menus: adminMenus(locale) },
        tags: ['users'],
      };
    },
  });

  router.read({
    path: 'api/editors/',
    area: 'Users',
    summary: 'What those are called who edit, by their accounts',
    answer: Type.Array(EditorNameSchema),
    role: 'editor',
    read: async () => {
      const { username, firstName, lastName } = users;
      const rows = await db.select({ username, firstName, lastName }).from(users).orderBy(asc(username));
      return { body: rows.map((user) => ({ username: user.username, name: personName(user) })), tags: ['users'] };
    },
  });

  router.read({
    path: 'api/user-details/',
    area: 'Users',
    summary: 'The visitor, logged in or not',
    answer: UserDetailsSchema,
    read: async ({ user }) => ({ body: await detailsOf(user), tags: ['settings', 'users'] }),
  });

  router.write({
    method: 'PATCH',
    path: 'api/user-details/',
    area: 'Users',
    summary: 'Change own profile and settings',
    role: 'editor',
    body: UserDetailsChangeSchema,
    answer: UserDetailsSchema,
    status: 200,
    write: async ({ user, body, log, locale: language }) => {
      if (!user) throw unauthorised();
      const { first_name: firstName, last_name: lastName, email, locale, editing_language: editingLanguage } = body;
      // Only what was sent, undefined is left alone: the rest may have been changed in another window.
      const changes = { id: user.id, firstName, lastName, email, locale, editingLanguage };
      const changed = await db.transaction(async (tx) => {
        const own = eq(users.id, user.id);
        const [before = null] = await tx.select().from(users).where(own).for('update');
        if (email !== undefined && (await isEmailTaken(tx, email, before)))
          throw invalid({ email: [PROFILE_TEXTS[language].emailTaken] });
        const [row] = await tx.update(users).set(changes).where(own).returning();
        return row;
      });
      audit(log, 'profile-changed', user.id);
      return { body: await detailsOf({ ...user, ...changed }) };
    },
  });

  router.write({
    method: 'POST',
    path: 'api/user-logout/',
    area: 'Users',
    summary: 'End the session',
    role: 'editor',
    answer: Type.Null(),
    status: 204,
    write: async ({ user, sessionToken, log }) => {
      if (sessionToken) await sessions.end(sessionToken);
      audit(log, 'logout', user?.id ?? null);
      return { headers: { 'set-cookie': endedCookieLines() } };
    },
  });
}

/** Ways to work on the site, for toolbar and dashboard. */
function adminMenus(locale: Locale): AdminMenu[] {
  return [
    { title: locale === 'de' ? 'Übersicht' : 'Dashboard', url: '/cms-hub' },
    { title: locale === 'de' ? 'Back-Office' : 'Back office', url: '/admin/' },
  ];
}
