import { eventually } from '@foyer/shared/eventually';
import { json, SETTINGS, startContentApi } from './testing/content-api.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const routes = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { fragment: name, paths: { de: `/${name}`, en: `/${name}` } }]));
const NAMES = ['missing', 'throws', 'says'];
const PAGES = {
  declaration: {
    name: 'pages',
    fragments: Object.fromEntries(NAMES.map((name) => [name, `src/${name}.tsx`])),
    routes: routes(...NAMES),
    widgets: {},
  },
  render: `async (request) => {
    const answer = { status: 404, html: '', head: null, styles: {}, data: null, slots: [], tags: [] };
    if (request.fragment === 'throws') throw new Error('a secret of the server');
    return request.fragment === 'says' ? { ...answer, status: 410 } : answer;
  }`,
};

let site: WholeSite;
const ask = async (path: string) => {
  const response = await site.get(path, { 'accept-language': 'de' });
  return { status: response.status, html: await response.text(), headers: response.headers };
};
/** What visitors read in `<main>`, as one text. */
const read = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

beforeAll(async () => {
  site = await startWholeSite([PAGES]);
});
afterAll(() => site?.close());
beforeEach(() => void (site.api.posted.length = 0));

/** The error catalogue (specification §8): situation, address, status, title, words, way on. */
describe.each([
  [
    'a page that is missing',
    '/missing',
    404,
    '404 Not Found',
    'Diese Seite konnte nicht gefunden werden',
    'This page could not be found',
  ],
  [
    'an address without a route',
    '/nowhere',
    404,
    '404 Not Found',
    'Diese Seite konnte nicht gefunden werden',
    'This page could not be found',
  ],
  [
    'an address that cannot be',
    '/a%00b',
    404,
    '404 Not Found',
    'Diese Seite konnte nicht gefunden werden',
    'This page could not be found',
  ],
  [
    'a failure without a status',
    '/throws',
    500,
    'Error 500',
    'Ein unbekannter Fehler ist aufgetreten',
    'An unknown error occurred',
  ],
  ['another status', '/says', 410, 'Error 410', 'Ein unbekannter Fehler ist aufgetreten', 'An unknown error occurred'],
])('%s (%s)', (_, path, status, title, german, english) => {
  it.each([
    ['de', german, 'Startseite'],
    ['en', english, 'Home'],
  ])('answers in the language of its address: %s', async (locale, words, home) => {
    const { status: answered, html } = await ask(`/${locale}${path}`);
    expect(answered).toBe(status);
    expect(html).toContain(`<html lang="${locale}" dir="ltr">`);
    expect(html).toContain(`<title>${title} – `);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(/<header[\s\S]*<footer/);
    expect(read(html)).toContain(String(status));
    expect(read(html)).toContain(words);
    expect(html).toMatch(new RegExp(`<main[\\s\\S]*<a[^>]*href="/${locale}"[^>]*>${home}`));
    expect(html).not.toContain('secret');
  });

  it(status === 404 ? 'is reported once' : 'is not reported as missing', async () => {
    await ask(`/de${path}?a=1&utm_source=x`);
    expect(site.api.posted).toEqual(status === 404 ? [{ url: `/de${path}?a=1` }] : []);
  });
});

describe('a page that is missing', () => {
  it('is reported once for every request, also for those that come together', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask('/de/nowhere')));
    expect(site.api.posted).toHaveLength(5);
  });

  it('is not reported when an editor asks for a version that is not there', async () => {
    await site.get('/de/missing?v=99', { cookie: 'sessionid=good; csrftoken=t' });
    expect(site.api.posted).toEqual([]);
    await site.get('/de/missing', { cookie: 'sessionid=good; csrftoken=t' });
    expect(site.api.posted).toEqual([{ url: '/de/missing' }]);
  });

  it('is sent on where only its letters are of the wrong case', async () => {
    const { status, headers } = await ask('/de/Nowhere?a=B');
    expect([status, headers.get('location')]).toEqual([301, '/de/nowhere?a=B']);
    expect(site.api.posted).toEqual([]);
  });
});

describe('the house’s own page for a status', () => {
  const own = (text: string) =>
    site.api.answers.set('/html/500.html', (_, response) =>
      response.end(`<style>h1{color:teal}</style><body><h1>${text}</h1></body>`),
    );
  afterEach(async () => {
    site.api.answers.delete('/html/500.html');
    await site.changed();
  });

  it('stands in the layout, with its style', async () => {
    own('Licht aus');
    await site.changed();
    const { status, html } = await ask('/de/throws');
    expect(status).toBe(500);
    expect(read(html)).toContain('Licht aus');
    expect(html).toContain('h1{color:teal}');
    expect(html).toMatch(/<header[\s\S]*<footer/);
  });

  it('may leave out the end of its body, as HTML lets it', async () => {
    site.api.answers.set('/html/500.html', (_, response) => response.end('<body><h1>Ohne Ende</h1>'));
    await site.changed();
    // The page of before is shown while this one is asked for.
    await eventually(async () => read((await ask('/de/throws')).html).includes('Ohne Ende'), { what: 'its page' });
  });

  it('leaves the place to ours when it has nothing to read', async () => {
    site.api.answers.set('/html/500.html', (_, response) => response.end('<style>h1{color:teal}</style><body></body>'));
    await site.changed();
    const words = 'Ein unbekannter Fehler';
    await eventually(async () => read((await ask('/de/throws')).html).includes(words), { what: 'our page' });
  });

  it('leaves the place to ours when it cannot be loaded, and the log says so', async () => {
    site.api.answers.set('/html/410.html', json({}, '', 500));
    await site.changed();
    expect(read((await ask('/de/says')).html)).toContain('Ein unbekannter Fehler');
    expect(await (await site.get('/metrics')).text()).toMatch(/foyer_failures_total\{code="FOYER-214"\} [1-9]/);
  });

  it('need not be there, and nobody is told that it is not', async () => {
    const reported = async () =>
      /foyer_failures_total\{code="FOYER-214"\} (\d+)/.exec(await (await site.get('/metrics')).text())?.[1];
    const before = await reported();
    await site.changed();
    expect((await ask('/de/nowhere')).status).toBe(404);
    expect(await reported()).toBe(before);
  });

  it('may be somewhere else', async () => {
    const elsewhere = await startContentApi();
    elsewhere.answers.set('/errors/404/de', (_, response) => response.end('<body><h1>Woanders</h1></body>'));
    const other = await startWholeSite([PAGES], {
      environment: { ERROR_PAGE_URL: `${elsewhere.url}/errors/{status}/de` },
    });
    expect(await (await other.get('/de/nowhere')).text()).toContain('<h1>Woanders</h1>');
    await other.close();
    await elsewhere.close();
  });
});

describe('a site that is offline', () => {
  it.each([
    ['by its settings', { ...SETTINGS, is_site_online: false }, 200],
    ['because its settings fail', {}, 500],
  ])('says so in both languages, and when to come back: %s', async (_, settings, status) => {
    site.api.answers.set('/pageeditor-api/settings', json(settings, 'settings', status));
    await site.changed();
    const { status: answered, html, headers } = await ask('/en/nowhere');
    expect(answered).toBe(503);
    expect(headers.get('retry-after')).not.toBeNull();
    expect(read(html)).toContain('Website offline');
    expect(html).toMatch(/lang="en"[\s\S]*href="\/en"[\s\S]*lang="de"[\s\S]*href="\/de"/);
    site.api.answers.set('/pageeditor-api/settings', json(SETTINGS, 'settings'));
    await site.changed();
  });
});

describe('the house’s own page for a site that is offline', () => {
  const own = (text: string) =>
    site.api.answers.set('/html/503.html', (_, response) =>
      response.end(`<style>p{color:teal}</style><body><p>${text}</p></body>`),
    );
  const down = async () => {
    site.api.answers.set('/pageeditor-api/settings', json({}, '', 500));
    await site.changed('settings');
    return ask('/de/missing');
  };
  afterEach(async () => {
    site.api.answers.set('/pageeditor-api/settings', json(SETTINGS, 'settings'));
    await site.changed();
  });

  it('was fetched ahead, and is what visitors see then, without a header', async () => {
    own('Stromausfall. Um acht geht es weiter.');
    site.api.requests.length = 0;
    await site.changed();
    // In both languages, before the outage.
    await eventually(() => site.api.requests.filter((request) => request === 'GET /html/503.html').length === 2, {
      what: 'the pages fetched ahead',
    });
    site.api.answers.set('/html/503.html', json({}, '', 500));
    // That they were asked for is not yet that they are read.
    const { status, html, headers } = await eventually(async () => {
      const answer = await down();
      return answer.html.includes('Stromausfall. Um acht geht es weiter.') && answer;
    });
    expect(status).toBe(503);
    expect(html).toContain('p{color:teal}');
    expect(html).not.toContain('<header');
    expect(headers.get('retry-after')).not.toBeNull();
  });

  it('is ours again once the house has taken its own away', async () => {
    site.api.answers.delete('/html/503.html');
    site.api.requests.length = 0;
    await site.changed();
    await eventually(() => site.api.requests.filter((request) => request === 'GET /html/503.html').length === 2, {
      what: 'the pages asked for again',
    });
    await eventually(async () => read((await down()).html).includes('Website offline'), { what: 'our own page' });
  });
});

describe('an error while the error page is made', () => {
  it('leaves a plain page with a way home, in both languages', async () => {
    // No link to this programme can be made: every page's layout fails.
    const broken = await startWholeSite([
      {
        declaration: {
          routes: { events: { fragment: 'list', paths: { de: '/programm/:needed', en: '/program/:needed' } } },
        },
      },
    ]);
    const response = await broken.get('/de/nowhere');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toMatch(/unbekannter Fehler[\s\S]*href="\/de"[\s\S]*lang="en"[\s\S]*unknown error[\s\S]*href="\/en"/);
    expect(html).not.toMatch(/needed|<script/);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    await broken.close();
  });
});
