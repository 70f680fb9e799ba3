import type { UserDetails, UserDetailsChange, UserSummary } from '@foyer/shared/api';
import { PASSWORD } from '../../testing/running-service.ts';
import { type Answer, ask, cookiesOf, logIn, type Login, serviceForTests } from '../../testing/site.ts';

interface Session {
  id: string;
  client: string;
  is_current: boolean;
}

describe('an account', () => {
  const site = serviceForTests({ env: { LOG_LEVEL: 'info' } });
  const isLoggedIn = async ({ cookie }: Login) =>
    (await ask(`${site.url}/de/pageeditor-api/user`, { headers: { cookie } })).status === 200;
  const sessionsOf = async ({ cookie }: Login) =>
    (await ask<Session[]>(`${site.url}/de/api/user-details/sessions/`, { headers: { cookie } })).body;
  const end = ({ cookie, csrfToken }: Login, path = '') =>
    ask(`${site.url}/de/api/user-details/sessions/${path}`, {
      method: 'DELETE',
      headers: { cookie, 'x-csrftoken': csrfToken },
    });
  const change = ({ headers }: Login, current: string, next: string, locale = 'de') =>
    ask<{ errors: Record<string, string[]> }>(`${site.url}/${locale}/api/user-details/password/`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ current_password: current, new_password: next }),
    });
  const renewed = ({ headers }: Answer): Login => {
    const { sessionid, csrftoken = '' } = cookiesOf(headers);
    const cookie = `sessionid=${sessionid}; csrftoken=${csrftoken}`;
    return {
      cookie,
      csrfToken: csrftoken,
      headers: { cookie, 'x-csrftoken': csrftoken, 'content-type': 'application/json' },
    };
  };

  it('tells its own language, and takes another one', async () => {
    const login = await logIn(site.url, 'editor');
    const details = () =>
      ask<{ locale?: string }>(`${site.url}/de/api/user-details/`, { headers: { cookie: login.cookie } });
    expect((await details()).body.locale).toBe('de');
    const patch = (locale: string) =>
      ask(`${site.url}/de/api/user-details/`, {
        method: 'PATCH',
        headers: login.headers,
        body: JSON.stringify({ locale }),
      });
    expect((await patch('en')).status).toBe(200);
    expect((await details()).body.locale).toBe('en');
    expect((await patch('fr')).status).toBe(400);
    expect((await ask<object>(`${site.url}/de/api/user-details/`)).body).not.toHaveProperty('locale');
  });

  it('names where to work in the language of the address, and for the toolbar in their own', async () => {
    const { headers } = await logIn(site.url, 'admin');
    const menusIn = async (path: string) =>
      (await ask<UserSummary>(site.url + path, { headers })).body.admin_menus.map(({ title }) => title);
    const [german, english] = [
      ['Übersicht', 'Back-Office'],
      ['Dashboard', 'Back office'],
    ];
    expect(await menusIn('/de/pageeditor-api/user')).toEqual(german);
    expect(await menusIn('/en/pageeditor-api/user')).toEqual(english);
    expect(await menusIn('/en/api/user-details/')).toEqual(german);
  });

  it('has another language for editing in place, once that was chosen', async () => {
    const { headers } = await logIn(site.url, 'admin');
    const patch = (change: UserDetailsChange | { editing_language: 'fr' }) =>
      ask<UserDetails>(`${site.url}/de/api/user-details/`, { method: 'PATCH', headers, body: JSON.stringify(change) });
    expect((await patch({ locale: 'en' })).body).toMatchObject({ locale: 'en', editing_language: 'en' });
    expect((await patch({ editing_language: 'la' })).body).toMatchObject({ locale: 'en', editing_language: 'la' });
    expect((await patch({ locale: 'de' })).body).toMatchObject({ locale: 'de', editing_language: 'la' });
    expect((await patch({ editing_language: 'fr' })).status).toBe(400);
  });

  it('is nobody else’s: every call needs the session, every write its token', async () => {
    const { cookie } = await logIn(site.url, 'editor');
    for (const headers of [{}, { cookie }] as Record<string, string>[]) {
      const status = 'cookie' in headers ? 403 : 401;
      const body = JSON.stringify({ current_password: PASSWORD, new_password: 'ein ganz anderes' });
      expect(
        (
          await ask(`${site.url}/de/api/user-details/password/`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body,
          })
        ).status,
      ).toBe(status);
      expect((await ask(`${site.url}/de/api/user-details/sessions/`, { method: 'DELETE', headers })).status).toBe(
        status,
      );
    }
    expect((await ask(`${site.url}/de/api/user-details/sessions/`)).status).toBe(401);
  });

  it('shows its sessions and ends one of them', async () => {
    const [mine, other, stranger] = [
      await logIn(site.url, 'editor'),
      await logIn(site.url, 'editor'),
      await logIn(site.url, 'admin'),
    ];
    const all = await sessionsOf(mine);
    expect(all.filter(({ is_current }) => is_current)).toHaveLength(1);
    const id = (await sessionsOf(other)).find(({ is_current }) => is_current)?.id ?? '';
    expect((await end(stranger, `${id}/`)).status).toBe(404);
    expect(await isLoggedIn(other)).toBe(true);
    expect((await end(mine, `${id}/`)).status).toBe(204);
    expect([await isLoggedIn(mine), await isLoggedIn(other), await isLoggedIn(stranger)]).toEqual([true, false, true]);
    expect((await end(mine, '%25/')).status).toBe(400);
  });

  it('ends all other sessions, or all', async () => {
    const [mine, other, stranger] = [
      await logIn(site.url, 'editor'),
      await logIn(site.url, 'editor'),
      await logIn(site.url, 'admin'),
    ];
    expect((await end(mine)).status).toBe(204);
    expect([await isLoggedIn(mine), await isLoggedIn(other), await isLoggedIn(stranger)]).toEqual([true, false, true]);
    const { status, headers } = await end(mine, '?scope=all');
    expect([status, cookiesOf(headers)]).toEqual([204, { sessionid: '', csrftoken: '' }]);
    expect([await isLoggedIn(mine), await isLoggedIn(stranger)]).toEqual([false, true]);
  });

  it.each([
    ['wrong', 'ein ganz anderes', { current_password: ['Das ist nicht Ihr jetziges Passwort.'] }],
    [PASSWORD, 'kurz', { new_password: ['Ein Passwort hat mindestens 12 Zeichen.'] }],
    [PASSWORD, PASSWORD, { new_password: ['Das ist Ihr jetziges Passwort. Bitte wählen Sie ein anderes.'] }],
  ])('keeps its password: %s to %s', async (current, next, errors) => {
    const login = await logIn(site.url, 'editor');
    const { status, body } = await change(login, current, next);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await isLoggedIn(login)).toBe(true);
  });

  it('gets another password: other sessions end, this one goes on under a new token', async () => {
    const [mine, other] = [await logIn(site.url, 'editor'), await logIn(site.url, 'editor')];
    const answer = await change(mine, PASSWORD, 'ein ganz anderes', 'en');
    expect(answer.status).toBe(204);
    const next = renewed(answer);
    expect(next.cookie).not.toBe(mine.cookie);
    expect([await isLoggedIn(mine), await isLoggedIn(other), await isLoggedIn(next)]).toEqual([false, false, true]);
    expect((await change(next, 'ein ganz anderes', PASSWORD)).status).toBe(204);
    expect(await isLoggedIn(await logIn(site.url, 'editor'))).toBe(true);
  });

  it('is not opened by guessing from an open session, and the log tells no names', async () => {
    const login = await logIn(site.url, 'editor');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await change(login, `guess ${guess}`, 'ein ganz anderes')).status);
    expect(statuses.at(0)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    const log = site.running.output();
    for (const event of ['login', 'profile-changed', 'password-changed', 'password-refused', 'sessions-ended'])
      expect(log).toContain(`"account":"${event}","user":`);
    expect(log).not.toMatch(/guess|editor@|Lindqvist|127\.0\.0\.1.*account/);
  });
});
