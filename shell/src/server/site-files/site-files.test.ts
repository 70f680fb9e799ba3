import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '@foyer/shared/eventually';
import { json, SETTINGS } from '../testing/content-api.ts';
import { startWholeSite, type WholeSite } from '../testing/whole-site.ts';
import { LEAVING_WORKER } from './service-worker.ts';

let site: WholeSite;
beforeAll(async () => {
  site = await startWholeSite([{}], { environment: { SECURITY_CONTACT: 'mailto:security@house.example' } });
});
afterAll(() => site?.close());

const headersOf = async (path: string, ...names: string[]) => {
  const { status, headers } = await site.get(path);
  return [status, ...names.map((name) => headers.get(name))];
};

describe('robots.txt', () => {
  it('closes what is not for everybody and names the sitemap', async () => {
    const text = await (await site.get('/robots.txt')).text();
    const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
    const isClosed = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    for (const path of ['/admin', '/de/user', '/en/user', '/cms-hub', '/de/search', '/en/search'])
      expect([path, `${path}/events/2`, `${path}?q=light`].map(isClosed)).toEqual([true, true, true]);
    for (const path of ['/de', '/de/administration', '/de/userinnen', '/en/searchlights'])
      expect([path, isClosed(path)]).toEqual([path, false]);
    expect(text).toContain(`Sitemap: ${site.site.url}/sitemap.xml\n`);
    expect(await headersOf('/robots.txt', 'content-type', 'cache-control')).toEqual([
      200,
      'text/plain; charset=utf-8',
      'public, max-age=1800',
    ]);
  });
});

describe('security.txt', () => {
  it('names whom to tell, and expires in less than a year', async () => {
    const text = await (await site.get('/.well-known/security.txt')).text();
    expect(text).toContain('Contact: mailto:security@house.example\n');
    expect(text).toContain(`Canonical: ${site.site.url}/.well-known/security.txt\n`);
    const days = (Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
    expect(await headersOf('/.well-known/security.txt', 'content-type')).toEqual([200, 'text/plain; charset=utf-8']);
  });
});

it.each(['/robots.txt', '/.well-known/security.txt', '/sitemap.xml'])(
  'under invented names is the same as under the own one: %s',
  async (path) => {
    const own = await (await site.get(path)).text();
    const asking = request(site.site.url + path, { headers: { host: 'invented.example' } }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    const withoutTime = (file: string) => file.replace(/^Expires: .*$/m, '');
    expect(withoutTime(await text(answer))).toBe(withoutTime(own));
  },
);

describe('the name of the house', () => {
  it('is what the settings say, in the manifest and on the offline page, as soon as they change', async () => {
    const house = { ...SETTINGS.house, name: 'Museum am Wasser', full_name: '', claim: 'Bilder & Boote' };
    site.api.answers.set('/pageeditor-api/settings', json({ ...SETTINGS, house }, 'settings'));
    await site.changed('settings');
    const manifest: unknown = await (await site.get('/manifest.de.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Museum am Wasser. Bilder & Boote', short_name: 'Museum am Wasser' });
    const page = await (await site.get('/offline/de.html')).text();
    expect(page).toContain('<title>Keine Verbindung – Museum am Wasser</title>');
  });
});

describe('the web app manifest', () => {
  it.each(['de', 'en'])('in %s begins at its home page and names icons', async (locale) => {
    const response = await site.get(`/manifest.${locale}.webmanifest`);
    expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    const manifest = (await response.json()) as {
      lang: string;
      start_url: string;
      icons: { sizes: string; purpose: string }[];
    };
    expect([manifest.lang, manifest.start_url]).toEqual([locale, `/${locale}`]);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
  });
});

describe('the offline page', () => {
  it.each([
    ['de', 'Keine Verbindung'],
    ['en', 'No connection'],
  ])(
    'in %s runs nothing but what its policy names by hash, and asks nobody for anything but fonts',
    async (locale, title) => {
      const response = await site.get(`/offline/${locale}.html`);
      const html = await response.text();
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(title);
      for (const [, name, content = ''] of html.matchAll(/<(style|script)>([^<]*)<\//g)) {
        expect(policy).toContain(`${name}-src 'sha256-${createHash('sha256').update(content).digest('base64')}'`);
      }
      expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual(['']);
      expect(html).not.toContain('style="');
    },
  );
});

describe('the service worker', () => {
  it('is never kept by the browser, may serve the whole site, and is told what to keep', async () => {
    // None is built in this site's shell.
    expect(await (await site.get('/sw.js')).text()).toBe(LEAVING_WORKER);
    expect(await headersOf('/sw.js', 'content-type', 'cache-control', 'service-worker-allowed')).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
      '/',
    ]);
  });
});

describe('security headers', () => {
  it('are on pages and on the files of fixed names', async () => {
    for (const path of ['/de/programm', '/robots.txt', '/manifest.de.webmanifest', '/sw.js', '/offline/de.html']) {
      const names = [
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
      ];
      expect([path, ...(await headersOf(path, ...names))]).toEqual([
        path,
        200,
        'nosniff',
        'strict-origin-when-cross-origin',
        'same-origin',
        'same-origin',
      ]);
      expect((await site.get(path)).headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('let nothing in but what is named', async () => {
    const policy = (await site.get('/de/programm')).headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
  });

  it('ask for HTTPS where there is HTTPS, on calls and files too', async () => {
    for (const path of ['/de/programm', '/robots.txt', '/assets/main.1234.js', '/api/breaking-news/']) {
      expect((await site.get(path)).headers.get('strict-transport-security')).toBeNull();
      expect((await site.get(path, { 'x-forwarded-proto': 'https' })).headers.get('strict-transport-security')).toBe(
        'max-age=31536000',
      );
    }
  });
});

describe('a built worker', () => {
  it('is sent with the releases in use, unless it is to go', async () => {
    const build = (root: string) => {
      mkdirSync(join(root, 'worker'), { recursive: true });
      writeFileSync(join(root, 'worker/sw.js'), 'worker();');
    };
    const on = await startWholeSite([{}], { furnish: build });
    const text = await (await on.get('/sw.js')).text();
    const plan = JSON.parse(/^self\.foyerPlan=(.*);\nworker\(\);$/.exec(text)?.[1] ?? '{}') as {
      kept: { url: string }[];
      releases: string[];
    };
    expect(plan.kept.map(({ url }) => url)).toEqual([
      '/assets/main.1234.js',
      '/assets/fonts/b.woff2',
      '/assets/fonts/i.woff2',
      '/offline/de.html',
      '/offline/en.html',
    ]);
    expect(plan.releases).toEqual([`/releases/events/${(await on.store.registry()).remotes.events?.release}`]);
    const release = await on.deploy({ version: '2.0.0' });
    await eventually(async () => (await (await on.get('/sw.js')).text()).includes(release), {
      what: 'the new release in the worker',
    });
    await on.close();

    const off = await startWholeSite([{}], { environment: { SERVICE_WORKER: 'off' }, furnish: build });
    expect(await (await off.get('/sw.js')).text()).toBe(LEAVING_WORKER);
    await off.close();
  });
});
