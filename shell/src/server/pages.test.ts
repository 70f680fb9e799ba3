import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SETTINGS } from './testing/content-api.ts';
import { sampleSiteForTests } from './testing/sample-site.ts';
import { SHELL_INTEGRITY } from './testing/whole-site.ts';

const site = sampleSiteForTests();
const { text } = site;

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
    expect((await site.get('/de/alt?von=brief&b=%26')).headers.get('location')).toBe('/de/neu?von=brief&b=%26');
  });

  it('is sent on to an address that editors have written as they read it', async () => {
    const response = await site.get('/de/alte-b%C3%BChne');
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      '/de/b%C3%BChne/%C5%82%C3%B3d%C5%BA#preise%E2%80%93karten',
    ]);
  });

  it.each(['/webshop', '/testshop', '/test.webshop'])('of the ticket shop leads there: %s', async (path) => {
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

const BROTLI = { 'accept-encoding': 'br' };

describe('a page', () => {
  it('is complete: language, title, styles, content, layout, state, scripts that wait for the paint', async () => {
    const response = await site.get('/de/hello');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="de" dir="ltr">');
    expect(html).toContain('<title>A &#34;page&#34; &#38; &#60;more&#62; – Nordlicht</title>');
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).toMatch(/<style data-rules>[\s\S]*\.f-abc\{color:red\}/);
    expect(html).toContain('<main id="main" tabindex="-1"><div data-app="pages"><h1>Hello');
    expect(html).toMatch(/data-shell="top">[\s\S]*<header[\s\S]*data-shell="bottom">[\s\S]*<footer/);
    expect(html).toMatch(/\["\/releases\/pages\/[^"]+\/client\/hello.js","sha384-[\w+/]{64}"\]/);
    expect(html).toContain(`["/assets/main.1234.js","${SHELL_INTEGRITY}"]`);
    expect(html).toMatch(/"base":"\/releases\/pages\/[^"]+","integrity":"sha384-[\w+/]{64}"/);
    expect(html).toMatch(/<script type="application\/json" id="foyer-state">[^<]*<\/script><\/body><\/html>$/);
    expect(html).not.toMatch(/<script[^>]+src=|<link[^>]+as="script"/);
  });

  it('carries its state as JSON that no text in it can break out of', async () => {
    const state =
      /<script type="application\/json" id="foyer-state">(.*?)<\/script>/s.exec(
        await text('/de/hello?x=%3C/script%3E'),
      )?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.parse(state)).toMatchObject({
      status: 200,
      location: { route: 'hello', locale: 'de' },
      fragments: { page: { remote: 'pages', data: { text: '</script><!--' } } },
    });
  });

  it('names neither data nor scripts of a fragment that waits for a touch', async () => {
    const html = await text('/de/waits');
    const state = /id="foyer-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(state)).toMatchObject({
      fragments: { page: { fragment: 'waits', data: null, hydrate: 'interaction' } },
    });
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('/releases/');
    expect(html).toContain('<h1>Touch me</h1>');
  });

  it('allows exactly its own scripts and styles, by their hashes', async () => {
    const response = await site.get('/de/hello');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const contents = (element: string) =>
      [...html.matchAll(new RegExp(`<${element}(?! type="application)[^>]*>(.*?)</${element}>`, 'gs'))].map(
        ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      );
    expect(contents('script')).toHaveLength(2);
    expect(/script-src ([^;]*);/.exec(policy)?.[1]).toBe([...contents('script'), "'strict-dynamic'"].join(' '));
    expect(policy).toContain(`style-src 'self' ${contents('style').join(' ')} `);
    expect(policy).not.toMatch(/unsafe|nonce/);
  });

  it('is the same for everybody, and not sent again to who has it', async () => {
    const [first, second] = [await site.get('/de/hello?same', BROTLI), await site.get('/de/hello?same', BROTLI)];
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}-br"$/);
    expect(second.headers.get('etag')).toBe(tag);
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await site.get('/de/hello?same', { 'if-none-match': known, ...BROTLI });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await site.get('/de/hello?same', { 'if-none-match': '"other"', ...BROTLI })).status).toBe(200);
    expect((await site.get('/de/hello?same', { 'if-none-match': tag, 'accept-encoding': 'gzip' })).status).toBe(200);
  });

  it('answers HEAD like GET, without the page', async () => {
    const response = await fetch(`${site.site.url}/de/hello`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it.each([
    ['br', 'gzip, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('comes in %s to those who take it', async (coding, accepted, decompress) => {
    const zipped = await new Promise<Buffer>((resolve, reject) =>
      httpRequest(`${site.site.url}/de/hello`, { headers: { 'accept-encoding': accepted } }, (response) => {
        const chunks: Buffer[] = [];
        expect(response.headers['content-encoding']).toBe(coding);
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end(),
    );
    expect(decompress(zipped).toString()).toContain('<h1>Hello');
  });

  it('tells browsers early what it will need', async () => {
    const links = await new Promise<string>((resolve, reject) => {
      const request = httpRequest(
        `${site.site.url}/de/hello?early`,
        { headers: { 'sec-fetch-mode': 'navigate' } },
        () => reject(new Error('no early hints')),
      );
      request
        .on('information', ({ headers }) => resolve(String(headers.link)))
        .on('error', reject)
        .end();
    });
    expect(links).toContain('/assets/main.1234.js>; rel=preload; as=script');
  });
});

describe('a page that is missing', () => {
  it.each(['/de/nowhere', '/de/missing', '/xx/hello'])(
    'is 404 in the full layout and reported once: %s',
    async (path) => {
      site.api.posted.length = 0;
      const response = await site.get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('404');
      expect(html).toMatch(/<header[\s\S]*<footer/);
      expect(html).toContain('name="robots" content="noindex"');
      expect(site.api.posted).toEqual([{ url: path }]);
    },
  );

  it('is what the house has written for it', async () => {
    site.api.answers.set('/html/404.html', (_, response) =>
      response.end(
        '<html><head><style>h1{color:teal}</style></head><body><h1>Verlaufen?</h1><script>alert(1)</script></body></html>',
      ),
    );
    await site.changed();
    const html = await text('/de/nowhere');
    expect(html).toContain('h1{color:teal}');
    expect(html).toContain('<h1>Verlaufen?</h1>');
    expect(html).not.toContain('alert(1)');
    expect(html.match(/<style/g)).toHaveLength(1);
    site.api.answers.delete('/html/404.html');
    await site.changed();
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
