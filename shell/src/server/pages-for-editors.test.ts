import { json, SETTINGS } from './testing/content-api.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const page = (name: string) => ({ fragment: 'list', paths: { de: `/${name}`, en: `/${name}` } });
const SHOW = `async (request) => ({ status: 200, html: '<h1>' + request.fragment + ' ' + (request.site.user?.first_name ?? 'nobody') + ' ' + request.location.search + '</h1>', head: { title: 'x' }, styles: {}, data: null, slots: [], tags: [] })`;
const EDITOR = { cookie: 'sessionid=good' };
const ENDED = { cookie: 'sessionid=ended' };

let site: WholeSite;
beforeAll(async () => {
  site = await startWholeSite([
    { declaration: { routes: { events: page('programm'), pages: page('*') } }, render: SHOW },
    {
      declaration: {
        name: 'editor',
        permission: 'editor',
        criticality: 'optional',
        routes: { 'user-profile': page('user/profile'), 'cms-hub': page('cms-hub') },
        widgets: {},
      },
      render: SHOW,
    },
  ]);
});
afterAll(() => site?.close());

const answerTo = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.get(path, { 'accept-language': 'de', ...headers });
  return [response.status, response.headers.get('location')];
};
const logins = () => site.api.requests.filter((request) => request.includes('/api/user-details/'));

describe('a page of editors', () => {
  it.each([
    ['/de/user/profile', '/admin/login/?next=%2Fde%2Fuser%2Fprofile'],
    ['/en/cms-hub?page=2', '/admin/login/?next=%2Fen%2Fcms-hub%3Fpage%3D2'],
  ])('sends everybody else to the login and back: %s', async (path, login) => {
    expect(await answerTo(path)).toEqual([302, login]);
    expect(await answerTo(path, ENDED)).toEqual([302, login]);
  });

  it('is there for those who are logged in, and no cache keeps it', async () => {
    const response = await site.get('/de/user/profile', EDITOR);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    expect(await response.text()).toContain('Ada');
    expect(await answerTo('/de/user/profile')).toEqual([302, '/admin/login/?next=%2Fde%2Fuser%2Fprofile']);
  });

  it('has a language, whoever asks', async () => {
    expect(await answerTo('/cms-hub?a=1')).toEqual([302, '/de/cms-hub?a=1']);
    expect(await answerTo('/cms-hub/', { ...EDITOR, 'accept-language': 'en' })).toEqual([302, '/en/cms-hub']);
    expect(await answerTo('/programm')).toEqual([404, null]);
  });
});

describe('whether somebody is logged in', () => {
  it('is asked when there is a session cookie, and only then', async () => {
    site.api.requests.length = 0;
    for (const cookie of ['', 'csrftoken=t', 'xsessionid=good', 'sessionid=', 'i18n_redirected=en'])
      await site.get('/de/programm?asked', { cookie });
    expect(logins()).toEqual([]);
    await site.get('/de/programm?asked', EDITOR);
    expect(logins()).toEqual(['GET /de/api/user-details/']);
  });

  it('says the user endpoint, not the cookie', async () => {
    const html = await (await site.get('/de/programm?who', ENDED)).text();
    expect(html).toContain('list nobody');
    expect(html).not.toContain('/releases/editor/');
  });

  it('decides where the account link leads', async () => {
    const accountOf = (html: string) => /<a[^>]*href="([^"]*)"[^>]*>Konto</.exec(html)?.[1];
    expect(accountOf(await (await site.get('/de/programm')).text())).toBe('/admin/login/?next=%2Fde%2Fprogramm');
    expect(accountOf(await (await site.get('/de/programm', EDITOR)).text())).toBe('/');
  });
});

describe('parameters of editors', () => {
  it('change nothing for anybody else', async () => {
    const html = await (await site.get('/de/programm?noToolbar')).text();
    expect(html).toContain('list nobody');
    expect(html).not.toMatch(/<div[^>]*data-widget|releases\/editor/);
  });

  it.each([
    ['/de/programm?edit', '/de/programm'],
    ['/de/programm?edit=&noToolbar', '/de/programm?noToolbar='],
  ])('open the login over the page for those who want to edit: %s', async (path, without) => {
    for (const cookie of [undefined, ENDED]) {
      const answer = await site.get(path, cookie);
      const html = (await answer.text()).replaceAll('&amp;', '&');
      const [dialog = ''] = /<dialog open="" data-login=.*?<\/dialog>/.exec(html) ?? [];
      expect([answer.status, dialog]).toEqual([200, expect.stringContaining(`href="${without}"`)]);
      const query = new URLSearchParams({ next: path, lang: 'de' });
      for (const way of [`href="/admin/login/?${query}"`, `data-form="/admin/login/form/?${query}"`])
        expect(dialog).toContain(way);
      expect(html).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('bring nobody else the login, or what makes it modal', async () => {
    for (const cookie of [undefined, EDITOR])
      expect(await (await site.get('/de/programm', cookie)).text()).not.toContain('data-login');
    expect(await (await site.get('/de/programm?edit', EDITOR)).text()).not.toContain('data-login');
  });

  it('reach the page of those who are logged in', async () => {
    expect(await (await site.get('/de/programm?v=3&edit', EDITOR)).text()).toContain('list Ada ?v=3&edit');
  });

  it.each([
    ['/de/programm?v=3', '/de/programm'],
    ['/de/programm?v=', '/de/programm'],
    ['/de/programm?a=1&v=3&b=2', '/de/programm?a=1&b=2'],
  ])('for a version are taken away from anybody else: %s', async (path, without) => {
    expect(await answerTo(path)).toEqual([301, without]);
    expect(await answerTo(path, ENDED)).toEqual([301, without]);
  });

  it('let nobody in while the site is offline but those who are logged in', async () => {
    site.api.answers.set('/pageeditor-api/settings', json({ ...SETTINGS, is_site_online: false }, 'settings'));
    await site.changed();
    expect(await answerTo('/de/programm?edit')).toEqual([503, null]);
    expect(await answerTo('/de/user/profile')).toEqual([503, null]);
    expect(await answerTo('/de/user/profile', EDITOR)).toEqual([200, null]);
    site.api.answers.set('/pageeditor-api/settings', json(SETTINGS, 'settings'));
    await site.changed();
  });
});
