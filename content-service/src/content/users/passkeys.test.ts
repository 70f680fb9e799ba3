import { rmSync } from 'node:fs';
import type { Passkey, UserDetails } from '@foyer/shared/api';
import { Authenticator } from '../../testing/authenticator.ts';
import { freshDirectory, ownDatabase, PASSWORD } from '../../testing/running-service.ts';
import { openInProcess } from '../../testing/service-in-process.ts';
import { ask, cookiesOf, logIn, serviceForTests } from '../../testing/site.ts';

/** Headers of a write in the session that an answer has begun. */
function sessionOf(headers: Headers): Record<string, string> {
  const { sessionid = '', csrftoken = '' } = cookiesOf(headers);
  const cookie = `sessionid=${sessionid}; csrftoken=${csrftoken}`;
  return { cookie, 'x-csrftoken': csrftoken, 'content-type': 'application/json' };
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('passkeys', () => {
  const site = serviceForTests();

  const options = async () =>
    (
      await ask<{ challenge: string; userVerification: string }>(`${site.url}/admin/login/passkey/options`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).body;
  const answer = (body: unknown) =>
    ask<object>(`${site.url}/admin/login/passkey`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('are asked for with a new challenge each time, and the user is made sure of', async () => {
    const [one, other] = [await options(), await options()];
    expect(one.userVerification).toBe('required');
    expect(one.challenge).not.toBe(other.challenge);
  });

  it('that nobody has, or that answer to something else, open nothing', async () => {
    const { challenge } = await options();
    const response = (asked: string) => ({
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: {
        clientDataJSON: base64url({ type: 'webauthn.get', challenge: asked, origin: site.url }),
        authenticatorData: 'AAAA',
        signature: 'AAAA',
      },
    });
    for (const body of [
      {},
      { response: null },
      { response: 'x' },
      { response: { id: 1 } },
      { response: { id: 'a', response: { clientDataJSON: '%%%' } } },
      { response: response('invented') },
      { response: response(challenge) },
      { response: response(challenge) },
    ]) {
      const refused = await answer(body);
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    }
  });

  it('are added by whoever knows the password, with an answer to what was asked', async () => {
    const editor = await logIn(site.url, 'editor');
    const send = <T>(path: string, body: object) =>
      ask<T>(`${site.url}/de/api/user-details/passkeys/${path}`, {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify(body),
      });
    expect((await send('options/', { current_password: 'falsch, aber lang' })).status).toBe(400);
    const begun = await send<{ challenge: string; authenticatorSelection: object; rp: { name: string } }>('options/', {
      current_password: PASSWORD,
    });
    expect(begun.body.rp.name).toBe('Nordlicht');
    expect(begun.body.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    const clientDataJSON = base64url({ type: 'webauthn.create', challenge: begun.body.challenge, origin: site.url });
    const forged = await send('', {
      name: 'x',
      response: {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON, attestationObject: 'AAAA' },
      },
    });
    expect(forged.status).toBe(400);
    const { body } = await ask<Passkey[]>(`${site.url}/de/api/user-details/passkeys/`, { headers: editor.headers });
    expect(body).toEqual([]);
  });
});

describe('passkeys that administrators need', () => {
  const site = serviceForTests({ env: { ADMIN_PASSKEYS: 'required' } });

  it('leave those who come by a password with the rights of editors, and without a way to add one', async () => {
    const admin = await logIn(site.url, 'admin');
    const askAs = <T>(path: string, init: object = {}) =>
      ask<T>(`${site.url}/de/${path}`, { headers: admin.headers, ...init });
    expect((await askAs<UserDetails>('api/user-details/')).body.username).toBe('admin');
    expect((await askAs('api/back-office/events/')).status).toBe(200);
    expect((await askAs('api/back-office/users/')).status).toBe(403);
    const begun = await askAs('api/user-details/passkeys/options/', {
      method: 'POST',
      body: JSON.stringify({ current_password: PASSWORD }),
    });
    expect(begun.status).toBe(403);
    const editor = await logIn(site.url, 'editor');
    expect(
      (
        await ask(`${site.url}/de/api/user-details/passkeys/options/`, {
          method: 'POST',
          headers: editor.headers,
          body: JSON.stringify({ current_password: PASSWORD }),
        })
      ).status,
    ).toBe(200);
  });

  it('keep the rights of an administrator for who has logged in by one and takes another password', async () => {
    const database = await ownDatabase();
    const dataDir = await freshDirectory();
    const before = await openInProcess({ dataDir, env: database.env });
    const askAs = async <T>(url: string, path: string, headers: Record<string, string>, body?: object) =>
      ask<T>(`${url}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const key = new Authenticator(before.url);
    const admin = (await logIn(before.url, 'admin')).headers;
    const passkeys = '/de/api/user-details/passkeys/';
    const known = { current_password: PASSWORD };
    const { body: asked } = await askAs<{ challenge: string }>(before.url, `${passkeys}options/`, admin, known);
    const made = { name: 'Schlüssel', response: key.register(asked.challenge) };
    expect((await askAs(before.url, passkeys, admin, made)).status).toBe(201);
    await before.stop();

    const { url, stop } = await openInProcess({
      dataDir,
      env: { ...database.env, ADMIN_PASSKEYS: 'required', PORT: new URL(before.url).port },
    });
    const json = { 'content-type': 'application/json' };
    const options = await askAs<{ challenge: string }>(url, '/admin/login/passkey/options', json, {});
    const login = await askAs(url, '/admin/login/passkey', json, { response: key.logIn(options.body.challenge) });
    expect(login.status).toBe(200);
    const session = sessionOf(login.headers);
    expect((await askAs(url, '/de/api/back-office/users/', session)).status).toBe(200);
    const change = { current_password: PASSWORD, new_password: 'ein ganz anderes' };
    const changed = await askAs(url, '/de/api/user-details/password/', session, change);
    expect(changed.status).toBe(204);
    expect((await askAs(url, '/de/api/back-office/users/', sessionOf(changed.headers))).status).toBe(200);
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });
});
