import { eq } from 'drizzle-orm';
import Type from 'typebox';
import { MIN_PASSWORD_LENGTH, PasswordChangeSchema, UserSessionSchema } from '@foyer/shared/api';
import { HttpProblem, invalid, notFound, unauthorised } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { PASSWORD_TEXTS } from './account-texts.ts';
import { audit } from './audit.ts';
import { cookieLines, endedCookieLines } from '../../platform/http/session-cookies.ts';
import { FailedLogins } from './failed-logins.ts';
import { faultOf } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { users } from './tables.ts';

const PASSWORD = 'api/user-details/password/';
const SESSIONS = 'api/user-details/sessions/';

/** What users do to their own login: another password, an end to their sessions. */
export function accountRoutes(router: Router, { db, sessions, secureCookies, now }: Service): void {
  const failures = new FailedLogins({ db, now });

  router.write({
    method: 'POST',
    path: PASSWORD,
    area: 'Users',
    summary: 'Change own password: every other session ends, this one goes on under a new token',
    role: 'editor',
    body: PasswordChangeSchema,
    answer: Type.Null(),
    status: 204,
    write: async ({ user, body, locale, sessionToken, log }) => {
      if (!user) throw unauthorised();
      const t = PASSWORD_TEXTS[locale];
      // Whoever found an open session must not be able to guess: counted by account, whatever the address.
      const place = `${PASSWORD} ${user.id}`;
      if (!(await failures.admit(user.username, place))) throw new HttpProblem(429, t.blocked);
      if (!(await isPassword(user.passwordHash, body.current_password))) {
        audit(log, 'password-refused', user.id);
        throw invalid({ current_password: [t.wrong] });
      }
      await failures.forgive(user.username, place);
      const fault = await faultOf(body.new_password, user);
      if (fault) throw invalid({ new_password: [t[fault].replace('{{count}}', String(MIN_PASSWORD_LENGTH))] });
      if (body.new_password === body.current_password) throw invalid({ new_password: [t.same] });
      const current = (await sessions.of(user.id, sessionToken)).find(({ isCurrent }) => isCurrent);
      await db
        .update(users)
        .set({ passwordHash: await hashPassword(body.new_password) })
        .where(eq(users.id, user.id));
      await sessions.endAll(user.id);
      audit(log, 'password-changed', user.id);
      const token = await sessions.start(user.id, current?.client, current);
      return { headers: { 'set-cookie': cookieLines(token, secureCookies) } };
    },
  });

  router.read({
    path: SESSIONS,
    area: 'Users',
    summary: 'Own sessions, the one used last first',
    answer: Type.Array(UserSessionSchema),
    role: 'editor',
    read: async ({ user, sessionToken }) => {
      if (!user) throw unauthorised();
      const own = await sessions.of(user.id, sessionToken);
      const body = own.map(({ id, createdAt, seenAt, expiresAt, client, isCurrent }) => ({
        id,
        created_at: isoInBerlin(createdAt),
        seen_at: isoInBerlin(seenAt),
        expires_at: isoInBerlin(expiresAt),
        client,
        is_current: isCurrent,
      }));
      return { body, tags: ['users'] };
    },
  });

  router.write({
    method: 'DELETE',
    path: SESSIONS,
    area: 'Users',
    summary: 'End own sessions: all others, or all',
    query: { scope: Type.Optional(Type.Enum(['others', 'all'])) },
    role: 'editor',
    answer: Type.Null(),
    status: 204,
    write: async ({ user, query: { scope = 'others' }, sessionToken, log }) => {
      if (!user) throw unauthorised();
      await sessions.endAll(user.id, scope === 'others' ? sessionToken : null);
      audit(log, 'sessions-ended', user.id);
      return scope === 'all' ? { headers: { 'set-cookie': endedCookieLines() } } : {};
    },
  });

  router.write({
    method: 'DELETE',
    path: `${SESSIONS}{session}/`,
    area: 'Users',
    summary: 'End one of the own sessions',
    params: { session: Type.String({ pattern: '^[0-9a-f]{16}$' }) },
    role: 'editor',
    answer: Type.Null(),
    status: 204,
    write: async ({ user, params: { session }, log }) => {
      if (!user) throw unauthorised();
      if (!(await sessions.endOne(user.id, session))) throw notFound('such session');
      audit(log, 'sessions-ended', user.id);
      return {};
    },
  });
}
