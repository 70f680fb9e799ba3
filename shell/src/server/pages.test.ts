import { gunzipSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { json, SETTINGS } from './testing/content-api.ts';
import type { SampleRemote } from './testing/sample-remote.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const routes = (names: string[]) => Object.fromEntries(names.map((name) => [name, { fragment: name, paths: { de: `/${name}`, en: `/${name}` } }]));

/** A remote whose pages do what their names say, and show a widget named in the query. */
const PAGES: SampleRemote = {
  declaration: {
    name: 'pages',
    timeLimitMs: 400,
    fragments: Object.fromEntries(['hello', 'missing', 'moves', 'throws', 'loops', 'stage', 'visitor'].map((name) => [name, `src/${name}.tsx`])),
    routes: { ...routes(['hello', 'missing', 'moves', 'throws', 'stage', 'visitor']), loops: { fragment: 'loops', paths: { de: '/loops/:ever', en: '/loops/:ever' } }, detail: { fragment: 'hello', paths: { de: '/stücke/:slug', en: '/plays/:slug' } } },
    widgets: {},
  },
  render: `async (request) => {
    const answer = { status: 200, html: '', head: { title: 'A "page" & <more>', description: 'About' }, styles: { abc: '.f-abc{color:red}' }, data: { text: '</script><!--' }, slots: [], tags: ['pages'] };
    const fragments = {
      hello: () => ({ ...answer, html: '<h1>Hello ' + JSON.stringify(request.location.params).replaceAll('"', '') + globalThis.count++ + request.location.search + '</h1>' }),
      missing: () => ({ ...answer, status: 404, head: null }),
      moves: () => ({ ...answer, status: 301, redirect: '/de/hello' }),
      throws: () => { throw new Error('a secret of the server') },
      loops: () => { for (;;); },
      visitor: () => ({ ...answer, html: '<p>' + (request.site.user?.first_name ?? 'nobody') + ' ' + (request.cookie ?? 'no cookie') + ' ' + Object.keys(request.snapshot.remotes) + '</p>' }),
      stage: () => {
        const widget = new URLSearchParams(request.location.search).get('widget');
        const marker = '<!--slot s1-->';
        return { ...answer, html: '<div data-slot="s1">' + marker + '</div>', slots: [{ id: 's1', widget, props: { word: '$& hi' }, marker }] };
      },
    };
    globalThis.count ??= 0;
    return fragments[request.fragment]();
  }`,
};

const widgetRemote = (name: string, criticality: 'required' | 'optional', render: string): SampleRemote => ({
  // A busy machine shall not decide what is shown.
  declaration: { name, criticality, timeLimitMs: 5000, fragments: { box: 'src/box.tsx' }, routes: {}, widgets: { [`${name}.box`]: { fragment: 'box' } } },
  render,
});

const BOX = `async ({ props, apiUrl }) => {
  if (!(await fetch(apiUrl + '/api/rooms/')).ok) throw new Error('no rooms');
  return { status: 200, html: '<b>' + props.word + '</b>', head: null, styles: { box: '.f-box{color:blue}' }, data: null, slots: [], tags: ['rooms'] };
}`;
const SELF = `async ({ id }) => ({ status: 200, html: '<i><!--slot x' + id + '--></i>', head: null, styles: {}, data: null, slots: [{ id: 'x' + id, widget: 'self.box', props: {}, marker: '<!--slot x' + id + '-->' }], tags: [] })`;

let site: WholeSite;
const text = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).text();

jest.setTimeout(20_000);

beforeAll(async () => {
  site = await startWholeSite([PAGES, widgetRemote('optional', 'optional', BOX), widgetRemote('needed', 'required', BOX), widgetRemote('self', 'optional', SELF), { ...widgetRemote('editor', 'optional', BOX), declaration: { ...widgetRemote('editor', 'optional', BOX).declaration, permission: 'editor' } }]);
  site.api.answers.set('/api/rooms/', json([], 'rooms'));
});

afterAll(() => site?.close());

/** Long enough for an announced change to be heard. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(async () => {
  site.api.announce('*');
  await heard();
});

describe('the address of a page', () => {
  it.each([
    ['cookie', { cookie: 'i18n_redirected=en', 'accept-language': 'de' }, '/en'],
    ['language of the browser', { 'accept-language': 'fr, en-GB;q=0.8, de;q=0.5' }, '/en'],
    ['default', { 'accept-language': 'fr' }, '/de'],
  ])('without a language leads to one: by %s', async (_, headers, location) => {
    const response = await site.get('/', headers);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
  });

  it('is sent on without a slash at its end', async () => {
    const response = await site.get('/de/hello/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/hello?a=1']);
  });

  it('never leads to another host', async () => {
    for (const path of ['//evil.example/', '//evil.example/de/', '/de//evil.example/']) {
      expect((await site.get(path)).headers.get('location') ?? '').not.toMatch(/^\/\/|^http/);
    }
  });

  it('is sent on where the content service says so', async () => {
    const response = await site.get('/de/alt');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/neu']);
  });

  it.each(['/webshop', '/webshop/cart/1', '/testshop', '/test.webshop'])('of the ticket shop leads there: %s', async (path) => {
    const response = await site.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, SETTINGS.webshop_url]);
  });

  it('that only begins like the shop’s does not', async () => {
    expect((await site.get('/webshops')).status).toBe(404);
  });

  it('loses a version that anonymous visitors may not see', async () => {
    const response = await site.get('/de/hello?v=3&a=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/hello?a=1']);
    expect((await site.get('/de/hello?v=3', { cookie: 'sessionid=bad' })).status).toBe(301);
    expect((await site.get('/de/hello?v=3', { cookie: 'sessionid=good' })).status).toBe(200);
  });

  it('is decoded for the fragment', async () => {
    expect(await text('/de/st%C3%BCcke/r%C3%A4uber')).toContain('Hello {slug:räuber}');
  });

  it('that cannot be decoded is missing', async () => {
    expect((await site.get('/de/%E0%A4%A')).status).toBe(404);
  });
});

describe('a page', () => {
  it('is complete: language, title, styles, content, layout, state, preloads', async () => {
    const response = await site.get('/de/hello');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>A &#34;page&#34; &#38; &#60;more&#62;</title>');
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).toMatch(/<style data-emotion="f [^"]*abc[^"]*" nonce="[^"]+">[\s\S]*\.f-abc\{color:red\}/);
    expect(html).toContain('<main id="main" tabindex="-1"><div data-app="pages"><h1>Hello');
    expect(html).toMatch(/data-shell="top">[\s\S]*<header[\s\S]*data-shell="bottom">[\s\S]*<footer/);
    expect(html).toMatch(/<link rel="preload" as="script" href="\/releases\/pages\/[^"]+\/client\/hello.js" nonce=/);
  });

  it('carries its state as JSON that no text in it can break out of', async () => {
    const state = /<script type="application\/json" id="foyer-state">(.*?)<\/script>/s.exec(await text('/de/hello?x=%3C/script%3E'))?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.parse(state)).toMatchObject({ status: 200, location: { route: 'hello', locale: 'de' }, fragments: { page: { remote: 'pages', data: { text: '</script><!--' } } } });
  });

  it('allows exactly its own scripts and styles, by a nonce that is never the same', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await site.get('/de/hello');
        const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
        const used = [...(await response.text()).matchAll(/nonce="([^"]+)"/g)].map(([, value]) => value);
        expect(used.length).toBeGreaterThan(2);
        expect(new Set(used)).toEqual(new Set([nonce]));
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('answers HEAD like GET, without the page', async () => {
    const response = await fetch(`${site.site.url}/de/hello`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it('comes in gzip to those who take it', async () => {
    const zipped = await new Promise<Buffer>((resolve, reject) =>
      httpRequest(`${site.site.url}/de/hello`, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
        const chunks: Buffer[] = [];
        expect(response.headers['content-encoding']).toBe('gzip');
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end(),
    );
    expect(gunzipSync(zipped).toString()).toContain('<h1>Hello');
  });

  it('tells browsers early what it will need', async () => {
    const links = await new Promise<string>((resolve, reject) => {
      const request = httpRequest(`${site.site.url}/de/hello?early`, { headers: { 'sec-fetch-mode': 'navigate' } }, () => reject(new Error('no early hints')));
      request.on('information', ({ headers }) => resolve(String(headers.link))).on('error', reject).end();
    });
    expect(links).toContain('/assets/main.1234.js>; rel=preload; as=script');
    expect(links).toContain('/client/remoteEntry.js>; rel=preload; as=script');
  });
});

describe('the page cache', () => {
  const countOf = async (path: string, headers?: Record<string, string>) => /Hello \{\}(\d+)/.exec(await text(path, headers))?.[1];

  it('keeps a page, whatever tracking parameters its links carry', async () => {
    const first = await countOf('/de/hello');
    expect(await countOf('/de/hello?utm_source=mail&gclid=1')).toBe(first);
    expect(await countOf('/de/hello?a=1')).not.toBe(first);
  });

  it('forgets a page when its content changes', async () => {
    const first = await countOf('/de/hello');
    site.api.announce('nothing-of-it');
    site.api.announce('pages');
    for (let tries = 0; tries < 50 && (await countOf('/de/hello')) === first; tries++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await countOf('/de/hello')).not.toBe(first);
  });

  it('composes a page once for all who ask at the same time', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => countOf('/de/hello?together')));
    expect(new Set(counts).size).toBe(1);
  });

  it('never keeps a page of a session, nor gives it to others', async () => {
    const mine = await site.get('/de/visitor', { cookie: 'sessionid=good; csrftoken=t; other=x' });
    expect(await mine.text()).toMatch(/<p>Ada sessionid=good; csrftoken=t [^<]*editor/);
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect(await text('/de/visitor', { cookie: 'other=x' })).toMatch(/<p>nobody no cookie (?![^<]*editor)/);
  });

  it('gives those who have closed the alert another page', async () => {
    site.api.answers.set('/api/breaking-news/', json([{ id: 7, title: 'Storm!', text: 'We close early.', link: null, link_title: '' }], 'alerts'));
    site.api.announce('alerts');
    await heard();
    expect(await text('/de/hello')).toContain('Storm!');
    expect(await text('/de/hello', { cookie: 'breaking_news_closed=7' })).not.toContain('Storm!');
    expect(await text('/de/hello')).toContain('Storm!');
    site.api.answers.set('/api/breaking-news/', json([], 'alerts'));
    site.api.announce('alerts');
  });
});

describe('a page that is missing', () => {
  it.each(['/de/nowhere', '/de/missing', '/xx/hello'])('is 404 in the full layout and reported once: %s', async (path) => {
    site.api.posted.length = 0;
    const response = await site.get(path);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('404');
    expect(html).toMatch(/<header[\s\S]*<footer/);
    expect(html).toContain('name="robots" content="noindex"');
    expect(site.api.posted).toEqual([{ url: path }]);
  });

  it('is what the house has written for it', async () => {
    site.api.answers.set('/html/404.html', (_, response) => response.end('<html><head><style>h1{color:teal}</style></head><body><h1>Verlaufen?</h1><script>alert(1)</script></body></html>'));
    site.api.announce('*');
    await heard();
    const html = await text('/de/nowhere');
    expect(html).toContain('h1{color:teal}');
    expect(html).toContain('<h1>Verlaufen?</h1>');
    expect(html).not.toContain('alert(1)');
    expect(html.match(/<style/g)).toHaveLength(1);
    site.api.answers.delete('/html/404.html');
    site.api.announce('*');
  });

  it('is no page when browsers and robots ask by themselves', async () => {
    const response = await site.get('/apple-touch-icon.png');
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });
});

describe('a page that moves', () => {
  it('says where to', async () => {
    const response = await site.get('/de/moves');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/de/hello']);
  });
});

describe('a fragment that fails', () => {
  it('gives an error status in the full layout, and tells visitors nothing of the server', async () => {
    const response = await site.get('/de/throws');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toMatch(/<header[\s\S]*<footer/);
    expect(html).not.toContain('secret');
  });

  it('by looping costs its page its time limit, and the next page nothing', async () => {
    const begin = performance.now();
    const response = await site.get('/de/loops/ever');
    expect(response.status).toBe(503);
    expect(performance.now() - begin).toBeLessThan(1500);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect((await site.get('/de/hello?next')).status).toBe(200);
  });
});

describe('a widget', () => {
  const noRooms = () => site.api.answers.set('/api/rooms/', json({}, '', 500));
  const rooms = () => site.api.answers.set('/api/rooms/', json([], 'rooms'));
  afterEach(rooms);

  it('stands where its page wants it, with its styles and its state', async () => {
    const html = await text('/de/stage?widget=optional.box');
    expect(/<div data-app.*<\/main>/.exec(html)?.[0]).toContain('<div data-slot="s1"><div data-fragment="s1"><b>$& hi</b></div></div>');
    expect(html).toContain('.f-box{color:blue}');
    expect(html).toMatch(/href="\/releases\/optional\/[^"]+\/client\/box.js"/);
    expect(html).toContain('"s1":{"remote":"optional"');
  });

  it('that is optional gives its last good HTML, and such a page is not kept', async () => {
    await text('/de/stage?widget=optional.box&good');
    noRooms();
    const html = await text('/de/stage?widget=optional.box&bad');
    expect(html).toContain('<b>$& hi</b>');
    expect(html).toContain('"stale":true');
    rooms();
    expect(await text('/de/stage?widget=optional.box&bad')).not.toContain('"stale":true');
  });

  it('that is unknown, or embeds itself, leaves a small text', async () => {
    for (const widget of ['none.box', 'self.box']) {
      const response = await site.get(`/de/stage?widget=${widget}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/data-fragment="[^"]+" data-failed><p role="status">Dieser Teil/);
    }
  });

  it('that the site cannot do without gives an error status when it was never good', async () => {
    const other = await startWholeSite([PAGES, widgetRemote('needed', 'required', `async () => { throw new Error('never'); }`)]);
    expect((await other.get('/de/stage?widget=needed.box')).status).toBe(500);
    await other.close();
  });

  it('of editors is not known to anonymous visitors', async () => {
    expect(await text('/de/stage?widget=editor.box')).not.toContain('releases/editor');
    expect(await text('/de/stage?widget=editor.box', { cookie: 'sessionid=good' })).toContain('releases/editor');
  });
});

describe('a site', () => {
  afterEach(() => {
    site.api.answers.set('/pageeditor-api/settings', json(SETTINGS, 'settings'));
    site.api.announce('*');
  });

  async function settingsAre(...answer: Parameters<typeof json>): Promise<void> {
    site.api.answers.set('/pageeditor-api/settings', json(...answer));
    site.api.announce('*');
    await heard();
  }

  it('that is offline says so to visitors, and lets editors in', async () => {
    await settingsAre({ ...SETTINGS, is_site_online: false });
    const response = await site.get('/de/hello');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('Website offline');
    expect((await site.get('/de/hello', { cookie: 'sessionid=good' })).status).toBe(200);
  });

  it.each([
    ['fail', {}, 500],
    ['are rubbish', 'rubbish', 200],
    ['lack what matters', { webshop_url: '' }, 200],
  ])('whose settings %s is offline', async (_, value, status) => {
    await settingsAre(value, '', status);
    expect((await site.get('/de/hello')).status).toBe(503);
    expect((await (await site.get('/readyz')).json()) as unknown).toMatchObject({ status: 'not ready' });
  });

  it('does without opening hours and alerts, but does not keep such a page', async () => {
    site.api.answers.set('/api/opening-hours-today/', json('rubbish'));
    site.api.answers.set('/api/breaking-news/', json({}, '', 500));
    site.api.announce('*');
    await heard();
    const pages = [await text('/de/hello?without'), await text('/de/hello?without')];
    expect(new Set(pages.map((html) => /Hello \{\}(\d+)/.exec(html)?.[1])).size).toBe(2);
  });
});
