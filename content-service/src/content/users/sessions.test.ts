import { ask, cookiesOf, logIn, loginForm, serviceForTests } from '../../testing/site.ts';
import { PASSWORD } from '../../testing/running-service.ts';

interface Details {
  username: string;
  first_name: string;
  is_logged_in: boolean;
}

describe('logging in', () => {
  const site = serviceForTests();

  async function send(fields: Record<string, string>, query = '') {
    const { cookies } = await loginForm(site.url);
    const token = cookies['csrftoken'] ?? '';
    return ask<string>(`${site.url}/admin/login/${query}`, {
      method: 'POST',
      headers: { cookie: `csrftoken=${token}` },
      body: new URLSearchParams({ csrfmiddlewaretoken: token, ...fields }),
    });
  }

  it('is anonymous before', async () => {
    expect((await ask(`${site.url}/de/pageeditor-api/user`)).status).toBe(401);
    const { status, body } = await ask<Details>(`${site.url}/de/api/user-details/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ is_logged_in: false, username: '', first_name: '' });
  });

  it('sets a session cookie that scripts cannot read, and the token that they need', async () => {
    const { status, headers } = await send({ username: 'editor', password: PASSWORD, next: '/de/besuch?x=1' });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/de/besuch?x=1');
    const [session, csrf] = ['sessionid', 'csrftoken'].map((name) =>
      headers.getSetCookie().find((line) => line.startsWith(`${name}=`)),
    );
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
    expect(session).not.toMatch(/; Secure/);
    expect(csrf).not.toMatch(/; HttpOnly/);
    const cookie = `sessionid=${cookiesOf(headers)['sessionid']}`;
    const { body } = await ask<Details>(`${site.url}/en/api/user-details/`, { headers: { cookie } });
    expect(body).toMatchObject({ is_logged_in: true, username: 'editor' });
  });

  it('says the same for a wrong password and for a user that does not exist', async () => {
    const answers = [
      await send({ username: 'editor', password: 'wrong' }),
      await send({ username: 'nobody', password: 'wrong' }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toContain('role="alert"');
      expect(headers.getSetCookie().some((line) => line.startsWith('sessionid='))).toBe(false);
    }
    const withoutToken = answers.map(({ body }) => body.replaceAll(/value="[^"]*"/g, ''));
    expect(withoutToken[0]).toBe(withoutToken[1]);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'never leads to %j',
    async (next) => {
      const { headers } = await send({ username: 'editor', password: PASSWORD, next });
      expect(headers.get('location')).toBe('/de');
    },
  );

  it('takes a password that is sent twice for none', async () => {
    const { cookies } = await loginForm(site.url);
    const token = cookies['csrftoken'] ?? '';
    const body = new URLSearchParams({ csrfmiddlewaretoken: token, username: 'editor', password: PASSWORD });
    body.append('password', PASSWORD);
    const headers = { cookie: `csrftoken=${token}` };
    expect((await ask(`${site.url}/admin/login/`, { method: 'POST', headers, body })).status).toBe(401);
  });

  it('is refused without the token of the form', async () => {
    const body = new URLSearchParams({ username: 'editor', password: PASSWORD });
    expect((await ask(`${site.url}/admin/login/`, { method: 'POST', body })).status).toBe(403);
  });

  it('stops answering guesses after ten of them', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await send({ username: 'admin', password: `guess ${guess}` })).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('shows its page in the language of the page that the visitor came from, under a policy that runs nothing', async () => {
    const { body, headers } = await ask<string>(`${site.url}/admin/login/?next=/en/visit`);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('value="/en/visit"');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has its form for a page that somebody wants to edit, with a token of its own', async () => {
    const { body, headers } = await ask<string>(`${site.url}/admin/login/form/?next=/en/visit%3Fedit`);
    expect(body).toMatch(
      /^<form method="post" action="\/admin\/login\/\?lang=en"><input type="hidden" name="next" value="\/en\/visit\?edit">/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const [, token = ''] = /csrftoken=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
    expect(body).toContain(`name="csrfmiddlewaretoken" value="${token}"`);
    const { status, headers: answer } = await ask(`${site.url}/admin/login/?lang=en`, {
      method: 'POST',
      headers: { cookie: `csrftoken=${token}` },
      body: new URLSearchParams({
        username: 'editor',
        password: PASSWORD,
        next: '/en/visit?edit',
        csrfmiddlewaretoken: token,
      }),
    });
    expect([status, answer.get('location')]).toEqual([303, '/en/visit?edit']);
  });

  it('ends with a logout that needs the CSRF token', async () => {
    const { cookie, headers } = await logIn(site.url, 'editor');
    const logout = (init: RequestInit) => ask(`${site.url}/de/api/user-logout/`, { method: 'POST', ...init });
    expect((await logout({ headers: { cookie } })).status).toBe(403);
    expect(
      (await logout({ headers: { cookie: headers['cookie'] ?? '', 'x-csrftoken': headers['x-csrftoken'] ?? '' } }))
        .status,
    ).toBe(204);
    expect((await ask(`${site.url}/de/pageeditor-api/user`, { headers: { cookie } })).status).toBe(401);
  });

  it('ends with the next login in the same browser', async () => {
    const { cookie, csrfToken } = await logIn(site.url, 'editor');
    const body = new URLSearchParams({ username: 'editor', password: PASSWORD, csrfmiddlewaretoken: csrfToken });
    const again = await ask(`${site.url}/admin/login/`, { method: 'POST', headers: { cookie }, body });
    expect([again.status, cookiesOf(again.headers)['sessionid']]).toEqual([303, expect.any(String)]);
    expect((await ask(`${site.url}/de/pageeditor-api/user`, { headers: { cookie } })).status).toBe(401);
  });

  it('asks before it logs out through the page', async () => {
    const { cookie, csrfToken } = await logIn(site.url, 'editor');
    const page = await ask<string>(`${site.url}/admin/logout/`, { headers: { cookie } });
    expect(page.body).toContain('<form method="post"');
    expect((await ask(`${site.url}/de/pageeditor-api/user`, { headers: { cookie } })).status).toBe(200);
    const body = new URLSearchParams({ csrfmiddlewaretoken: csrfToken, next: '/en' });
    const done = await ask(`${site.url}/admin/logout/`, { method: 'POST', headers: { cookie }, body });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/en']);
    expect((await ask(`${site.url}/de/pageeditor-api/user`, { headers: { cookie } })).status).toBe(401);
  });

  it('lets users change their own name and nothing that they must not', async () => {
    const { headers } = await logIn(site.url, 'editor');
    const patch = (body: object) =>
      ask<Details>(`${site.url}/de/api/user-details/`, { method: 'PATCH', headers, body: JSON.stringify(body) });
    const { status, body } = await patch({ first_name: 'Ebba', role: 'admin', username: 'root' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ first_name: 'Ebba', username: 'editor' });
    expect((await patch({ email: 'no address' })).status).toBe(400);
    // From two windows at once: neither brings back what the other has changed.
    await Promise.all([patch({ first_name: 'Edda' }), patch({ last_name: 'Lind' })]);
    expect((await patch({})).body).toMatchObject({ first_name: 'Edda', last_name: 'Lind' });
    const settings = await ask(`${site.url}/pageeditor-api/settings`, {
      method: 'PATCH',
      headers,
      body: '{"is_shop_online":false}',
    });
    expect(settings.status).toBe(403);
  });
});

describe('on a site with HTTPS', () => {
  const site = serviceForTests({ env: { SITE_URL: 'https://www.nordlicht.example' } });

  it('cookies are for HTTPS only', async () => {
    const { cookies } = await loginForm(site.url);
    const token = cookies['csrftoken'] ?? '';
    const { headers } = await ask(`${site.url}/admin/login/`, {
      method: 'POST',
      headers: { cookie: `csrftoken=${token}` },
      body: new URLSearchParams({ csrfmiddlewaretoken: token, username: 'admin', password: PASSWORD }),
    });
    expect(headers.getSetCookie()).toHaveLength(3);
    for (const line of headers.getSetCookie()) expect(line).toMatch(/; Secure/);
  });
});
