import type { Page, Paged, PageDraft } from '@foyer/shared/api';
import { leap, leapingClock } from '../../testing/leap.ts';
import { ask, logIn, type Login, processForTests, serviceForTests } from '../../testing/site.ts';

const DAYS_OF_A_SESSION = 16;
const AT_ONCE = 6;

interface Operation {
  'x-role'?: 'editor' | 'admin';
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}
interface Call {
  method: string;
  path: string;
  role: Operation['x-role'];
}

/** Values for path parameters that name a module. What they name need not exist: permission is asked for first. */
const PARAMETERS: Record<string, string> = { lang: 'de', model: 'headline' };

describe('permissions', () => {
  const site = processForTests({ env: leapingClock(DAYS_OF_A_SESSION * 24 + 1) });
  let calls: Call[];

  beforeAll(async () => {
    const { body } = await ask<Document>(`${site.url}/api/openapi.json`);
    calls = Object.entries(body.paths)
      .filter(([path]) => path.startsWith('/{lang}/'))
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path: path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? '2000000000'),
          role: operation['x-role'],
        })),
      );
  });

  /**
   * Operations that a caller is refused, or is not. Bodies are rubbish: nothing is changed, and permission comes before form.
   * As many at once as a browser sends to one host: three hundred would wait for the database longer than it lets them.
   */
  async function refused(which: Call[], status: number, headers: Record<string, string>): Promise<string[]> {
    const answers: { name: string; status: number }[] = [];
    for (let begin = 0; begin < which.length; begin += AT_ONCE) {
      const some = which.slice(begin, begin + AT_ONCE);
      answers.push(...(await Promise.all(some.map((call) => statusOf(call, headers)))));
    }
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
    return answers.filter((answer) => answer.status === status).map(({ name }) => name);
  }
  async function statusOf({ method, path }: Call, headers: Record<string, string>) {
    const isRead = method === 'GET';
    const { status } = await ask(site.url + path, {
      method,
      headers: isRead ? headers : { ...headers, 'content-type': 'application/json' },
      ...(!isRead && method !== 'DELETE' && { body: '"rubbish"' }),
    });
    return { name: `${method} ${path}`, status };
  }
  const names = (which: Call[]) => which.map(({ method, path }) => `${method} ${path}`);
  const guarded = () => calls.filter(({ role }) => role);
  const writes = () => guarded().filter(({ method }) => method !== 'GET');

  it('cover reads and writes, of editors and of administrators', () => {
    expect(guarded().length).toBeGreaterThan(20);
    expect(new Set(guarded().map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']));
    expect(new Set(guarded().map(({ role }) => role))).toEqual(new Set(['editor', 'admin']));
  });

  it('refuse anonymous callers whatever is guarded, and nothing else', async () => {
    expect(await refused(calls, 401, {})).toEqual(names(guarded()));
  });

  it('refuse a session that nobody started', async () => {
    expect(await refused(guarded(), 401, { cookie: 'sessionid=none; csrftoken=x', 'x-csrftoken': 'x' })).toEqual(
      names(guarded()),
    );
  });

  it('refuse writes without the session’s own token', async () => {
    const [editor, admin] = [await logIn(site.url, 'editor'), await logIn(site.url, 'admin')];
    expect(await refused(writes(), 403, { cookie: admin.cookie })).toEqual(names(writes()));
    expect(
      await refused(writes(), 403, {
        cookie: admin.cookie.replace(admin.csrfToken, editor.csrfToken),
        'x-csrftoken': editor.csrfToken,
      }),
    ).toEqual(names(writes()));
  });

  it('refuse editors what administrators may, and nothing else', async () => {
    const editor = await logIn(site.url, 'editor');
    const ofAdministrators = guarded().filter(({ role }) => role === 'admin');
    expect(await refused(harmless(guarded()), 403, editor.headers)).toEqual(names(harmless(ofAdministrators)));
  });

  it('refuse administrators nothing', async () => {
    const admin = await logIn(site.url, 'admin');
    expect(await refused(harmless(guarded()), 403, admin.headers)).toEqual([]);
    expect(await refused(harmless(guarded()), 401, admin.headers)).toEqual([]);
  });

  it('end with the session', async () => {
    const admin = await logIn(site.url, 'admin');
    await leap(site.running);
    expect(await refused(guarded(), 401, admin.headers)).toEqual(names(guarded()));
  });

  /** Logging out would end the session that the test goes on with. */
  const harmless = (which: Call[]) => which.filter(({ path }) => !/logout|sessions/.test(path));
});

/** What other content systems have leaked: each a published advisory. */
describe('what is not published stays unseen', () => {
  const site = serviceForTests();
  const SECRET = 'Noch geheim';
  let editor: Login;
  let version: number;

  beforeAll(async () => {
    editor = await logIn(site.url, 'editor');
    const draft = `${site.url}/de/pageeditor-api/pages/1/draft/`;
    const begin = await ask<PageDraft>(draft, { headers: editor.headers });
    const modules = [...begin.body.modules, { id: -1, model: 'headline', slug: 'secret', content: SECRET }];
    const kept = await ask(draft, {
      method: 'PUT',
      headers: { ...editor.headers, 'if-match': begin.headers.get('etag') ?? '' },
      body: JSON.stringify({ modules }),
    });
    expect(kept.status).toBe(200);
    await ask(draft, { method: 'DELETE', headers: { ...editor.headers, 'if-match': kept.headers.get('etag') ?? '' } });
    const versions = await ask<Paged<{ id: number }>>(`${site.url}/de/pageeditor-api/pages/1/versions/`, {
      headers: editor.headers,
    });
    version = versions.body.results[0]?.id ?? 0;
  });

  const seenBy = async (path: string, headers: Record<string, string> = {}) =>
    JSON.stringify((await ask(site.url + path, { headers })).body);

  it('a preview asks for permission (as CVE-2026-25517 did not)', async () => {
    const path = `/de/pageeditor-api/page/?version_id=${version}`;
    expect(await seenBy(path, editor.headers)).toContain(SECRET);
    expect((await ask(site.url + path)).status).toBe(404);
    expect(await seenBy(path)).not.toContain(SECRET);
  });

  it('neither lists nor search know drafts (as GHSA-3vrh-m9w7-v94f)', async () => {
    for (const path of [
      '/de/pageeditor-api/page/',
      '/de/pageeditor-api/container/by-slug/secret',
      '/de/api/search/others/?query=geheim',
      '/api/search/autocomplete/?query=noch',
      '/de/pageeditor-api/nav',
    ]) {
      expect(await seenBy(path)).not.toContain(SECRET);
    }
  });

  it('an answer made for an editor is not given to others from a cache', async () => {
    const path = '/de/pageeditor-api/page/';
    const before = await ask<Page>(site.url + path, { headers: editor.headers });
    expect(before.headers.get('cache-control')).toBe('private, no-cache');
    expect((await ask(site.url + path)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['move', 'duplicate'])(
    'whoever may not see a page cannot %s its modules (as GHSA-x5cx-w6p2-mxf2)',
    async (action) => {
      const { body } = await ask<Page>(`${site.url}/de/pageeditor-api/page/`);
      const { model, id } = body.modules[0] ?? { model: '', id: 0 };
      const { status } = await ask(`${site.url}/de/pageeditor-api/modules/${model}/${id}/${action}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"container":null}',
      });
      expect(status).toBe(401);
    },
  );

  it('whoever may not see a page cannot translate it, nor its working copy (as GHSA-jm5p-837g-rv8g)', async () => {
    const { body } = await ask<Page>(`${site.url}/de/pageeditor-api/page/`);
    const { model, id } = body.modules[0] ?? { model: '', id: 0 };
    const json = { 'content-type': 'application/json' };
    for (const [method, path, input] of [
      ['PATCH', `/en/pageeditor-api/modules/${model}/${id}/`, '{"content":"Taken"}'],
      ['GET', `/en/pageeditor-api/modules/${model}/${id}/`, null],
      ['GET', '/en/pageeditor-api/pages/1/draft/', null],
      ['PUT', '/en/pageeditor-api/pages/1/draft/', '{"modules":[]}'],
      ['GET', `/en/pageeditor-api/pages/1/versions/`, null],
      ['POST', `/en/pageeditor-api/pages/1/versions/${version}/restore/`, '{}'],
    ] as const) {
      const { status, body: answer } = await ask(site.url + path, {
        method,
        ...(input !== null && { headers: json, body: input }),
      });
      expect({ path, status }).toEqual({ path, status: 401 });
      expect(JSON.stringify(answer)).not.toContain(SECRET);
    }
  });

  it('what is offline or not yet published is in no list, no search, no menu and no sitemap', async () => {
    const make = async (resource: string, record: object) => {
      const { status, body } = await ask<{ id: number }>(`${site.url}/de/api/back-office/${resource}/`, {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify(record),
      });
      expect(status).toBe(201);
      return body.id;
    };
    const title = { de: 'Zinnoberrot', en: 'Zinnoberrot' };
    const article = await make('articles', { title, published_at: '2050-01-01T10:00:00+01:00' });
    const page = await make('pages', { title, is_online: false, in_menu: true, in_footer: true });
    await make('articles', {
      title: { de: 'Verwandt', en: 'Related' },
      published_at: '2020-01-01T10:00:00+01:00',
      related_ids: [article],
    });
    const { status, body } = await ask<{ results: { id: number }[] }>(
      `${site.url}/de/api/back-office/pages/?q=Zinnober`,
      { headers: editor.headers },
    );
    expect([status, body.results.map(({ id }) => id)]).toEqual([200, [page]]);
    await new Promise((done) => setTimeout(done, 300));
    const lists = [
      '/de/api/articles/',
      '/de/api/articles-teaser/',
      '/de/pageeditor-api/nav',
      '/de/api/sitemap/',
      '/de/api/search/others/?query=Zinnoberrot',
      '/de/api/search/autocomplete/?query=zinno',
      `/de/api/articles/${article + 1}/`,
    ];
    for (const path of lists)
      expect({ path, seen: /zinnoberrot/i.test(await seenBy(path)) }).toEqual({ path, seen: false });
    for (const path of [
      `/de/api/articles/${article}/`,
      '/de/pageeditor-api/page/zinnoberrot',
      `/de/api/back-office/articles/${article}/`,
      '/de/api/back-office/articles/?q=Zinnober',
    ]) {
      const answer = await ask(site.url + path);
      expect({ path, status: answer.status }).toEqual({ path, status: path.includes('back-office') ? 401 : 404 });
      expect(JSON.stringify(answer.body)).not.toContain('Zinnoberrot');
    }
  });

  it('the media library and what visitors sent are listed and served to editors only (as GHSA-c2xx-cjmh-9q8f)', async () => {
    for (const path of [
      '/de/api/back-office/pictures/',
      '/de/api/back-office/media-files/',
      '/de/api/back-office/form-entries/',
      '/de/api/back-office/form-entries/1/',
      '/de/api/dashboard-media-overview/',
    ]) {
      expect({ path, status: (await ask(site.url + path)).status === 200 }).toEqual({ path, status: false });
    }
    const form = new FormData();
    form.set('file', new Blob(['Privat'], { type: 'text/plain' }), 'privat.txt');
    const { body: sent } = await ask<{ id: string }>(`${site.url}/de/api/temp-files/`, { method: 'POST', body: form });
    for (const path of [
      `/media/${sent.id}`,
      `/media/../temp-files/${sent.id}`,
      `/media/..%2ftemp-files%2f${sent.id}`,
      `/media/%2e%2e/temp-files/${sent.id}`,
      '/media/',
      `/de/api/temp-files/${sent.id}/`,
    ]) {
      const { status, body } = await ask(site.url + path);
      expect({ path, status: [400, 403, 404].includes(status), seen: JSON.stringify(body).includes('Privat') }).toEqual(
        { path, status: true, seen: false },
      );
    }
  });
});
