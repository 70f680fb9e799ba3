import Type from 'typebox';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { NewPasskeySchema, PasskeySchema, PasskeyStartSchema } from '@foyer/shared/api';
import { HttpProblem, invalid, notFound, unauthorised } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { PASSWORD_TEXTS, PASSKEY_TEXTS } from './account-texts.ts';
import { audit } from './audit.ts';
import { FailedLogins } from './failed-logins.ts';
import { MAX_PASSKEYS, type OwnPasskey } from './passkeys.ts';
import { isPassword } from './passwords.ts';

const PASSKEYS = 'api/user-details/passkeys/';

const answerOf = ({ id, name, createdAt, usedAt }: OwnPasskey) => ({
  id,
  name,
  created_at: isoInBerlin(createdAt),
  used_at: usedAt && isoInBerlin(usedAt),
});

/** Own passkeys: to be seen, added and removed. */
export function passkeyRoutes(router: Router, { db, passkeys, sessions, now }: Service): void {
  const failures = new FailedLogins({ db, now });

  router.read({
    path: PASSKEYS,
    area: 'Users',
    summary: 'Own passkeys, the newest first',
    answer: Type.Array(PasskeySchema),
    role: 'editor',
    read: async ({ user }) => {
      if (!user) throw unauthorised();
      return { body: (await passkeys.of(user.id)).map(answerOf), tags: ['users'] };
    },
  });

  router.write({
    method: 'POST',
    path: `${PASSKEYS}options/`,
    area: 'Users',
    summary: 'Begin to add a passkey: what the browser has to know (PublicKeyCredentialCreationOptionsJSON)',
    body: PasskeyStartSchema,
    answer: Type.Object({}),
    role: 'editor',
    status: 200,
    write: async ({ user, body, locale, sessionToken, log }) => {
      if (!user) throw unauthorised();
      // Whoever finds an open session must not be able to stay.
      const place = `${PASSKEYS} ${user.id}`;
      if (!(await failures.admit(user.username, place))) throw new HttpProblem(429, PASSWORD_TEXTS[locale].blocked);
      if (!(await isPassword(user.passwordHash, body.current_password))) {
        audit(log, 'password-refused', user.id);
        throw invalid({ current_password: [PASSWORD_TEXTS[locale].wrong] });
      }
      await failures.forgive(user.username, place);
      if (!(await sessions.mayAddPasskey(sessionToken))) throw new HttpProblem(403, PASSKEY_TEXTS[locale].needsPasskey);
      if ((await passkeys.of(user.id)).length >= MAX_PASSKEYS) throw new HttpProblem(409, PASSKEY_TEXTS[locale].many);
      return { body: { ...(await passkeys.creationOptions(user)) } };
    },
  });

  router.write({
    method: 'POST',
    path: PASSKEYS,
    area: 'Users',
    summary: 'Add the passkey that the browser has made',
    body: NewPasskeySchema,
    answer: Type.Array(PasskeySchema),
    role: 'editor',
    status: 201,
    write: async ({ user, body: { name, response }, locale, log }) => {
      if (!user) throw unauthorised();
      // Its form is checked with its signature.
      if (
        !(await passkeys.add(
          user,
          response as unknown as RegistrationResponseJSON,
          name.trim() || PASSKEY_TEXTS[locale].unnamed,
        ))
      )
        throw new HttpProblem(400, PASSKEY_TEXTS[locale].refused);
      audit(log, 'passkey-added', user.id);
      return { body: (await passkeys.of(user.id)).map(answerOf) };
    },
  });

  router.write({
    method: 'DELETE',
    path: `${PASSKEYS}{passkey}/`,
    area: 'Users',
    summary: 'Remove one of the own passkeys',
    params: { passkey: Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' }) },
    answer: Type.Null(),
    role: 'editor',
    status: 204,
    write: async ({ user, params: { passkey }, log }) => {
      if (!user) throw unauthorised();
      if (!(await passkeys.remove(user.id, passkey))) throw notFound('such passkey');
      audit(log, 'passkey-removed', user.id);
      return {};
    },
  });
}
