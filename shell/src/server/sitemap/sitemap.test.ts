import type { Paged, SitemapEntry } from '@foyer/shared/api';
import { json } from '../testing/content-api.ts';
import { startWholeSite, type WholeSite } from '../testing/whole-site.ts';
import type { SampleRemote } from '../testing/sample-remote.ts';
import { Sitemap } from './sitemap.ts';

const EVENTS: SampleRemote = {
  declaration: {
    fragments: { list: 'src/list/fragment.tsx' },
    routes: {
      events: {
        fragment: 'list',
        paths: { de: '/programm', en: '/program' },
        secondPaths: { de: '/events', en: '/events' },
      },
      'events-slug-id': {
        fragment: 'list',
        paths: { de: '/programm/:slug/:id', en: '/program/:slug/:id' },
        secondPaths: { de: '/events/:slug/:id', en: '/events/:slug/:id' },
      },
      'user-profile': { fragment: 'list', paths: { de: '/user/profile', en: '/user/profile' } },
      search: { fragment: 'list', paths: { de: '/search/:category?', en: '/search/:category?' } },
      index: { fragment: 'list', paths: { de: '/', en: '/' }, data: ['/{locale}/pageeditor-api/page/'] },
      pages: { fragment: 'list', paths: { de: '/*', en: '/*' } },
    },
  },
};
const ENTRIES: SitemapEntry[] = [
  { type: 'page', id: 1, slugs: { de: '', en: '' }, changed_at: '2026-11-01T10:00:00Z' },
  { type: 'page', id: 2, slugs: { de: 'besuch/müde & wach', en: 'visit' }, changed_at: null },
  { type: 'event', id: 7, slugs: { de: 'nacht', en: 'night' }, changed_at: null },
  { type: 'article', id: 9, slugs: { de: 'a', en: 'b' }, changed_at: null },
];
const paged = (results: SitemapEntry[], next: string | null = null, count = results.length): Paged<SitemapEntry> => ({
  count,
  next,
  previous: null,
  results,
});
const HOST = 'https://nordlicht.example';

let site: WholeSite;
beforeAll(async () => {
  site = await startWholeSite([EVENTS], { environment: { SITE_URL: HOST } });
});
beforeEach(() => site.api.answers.set('/api/sitemap/', json(paged(ENTRIES), 'events, pages')));
afterEach(() => site.changed());
afterAll(() => site?.close());

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
async function sitemap(path = '/sitemap.xml'): Promise<string> {
  await site.changed();
  return (await site.get(path)).text();
}

it('has routes and content in every language, each with its alternates, and nothing that no active remote has', async () => {
  const xml = await sitemap();
  expect(locations(xml)).toEqual(
    [
      '/de/programm',
      '/en/program',
      '/de',
      '/en',
      '/de/besuch/m%C3%BCde%20&#38;%20wach',
      '/en/visit',
      '/de/programm/nacht/7',
      '/en/program/night/7',
    ].map((path) => HOST + path),
  );
  expect(xml).toContain(
    `<url><loc>${HOST}/en/program/night/7</loc><xhtml:link rel="alternate" hreflang="de" href="${HOST}/de/programm/nacht/7"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${HOST}/en/program/night/7"/><xhtml:link rel="alternate" hreflang="x-default" href="${HOST}/de/programm/nacht/7"/></url>`,
  );
  expect(xml).toContain(`<loc>${HOST}/de</loc><lastmod>2026-11-01T10:00:00Z</lastmod>`);
});

it('comes as XML, compressed, and is read once until something in it changes', async () => {
  await sitemap();
  const before = site.api.requests.filter((request) => request.includes('/api/sitemap/')).length;
  const response = await site.get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(['content-type', 'content-encoding', 'vary'].map((name) => response.headers.get(name))).toEqual([
    'application/xml; charset=utf-8',
    'gzip',
    'Accept-Encoding',
  ]);
  expect(site.api.requests.filter((request) => request.includes('/api/sitemap/'))).toHaveLength(before);

  site.api.answers.set('/api/sitemap/', json(paged([]), 'events'));
  await site.changed('events');
  expect(await (await site.get('/sitemap.xml')).text()).not.toContain('/nacht/7');
});

it('is sent as it is to whoever refuses the compression', async () => {
  const response = await site.get('/sitemap.xml', { 'accept-encoding': 'gzip;q=0' });
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('of a large site is an index of parts', async () => {
  site.api.answers.set('/api/sitemap/', (request, response) => {
    const part = new URL(request.url ?? '', HOST).searchParams.get('page');
    if (part === '1') return json(paged(ENTRIES, '/de/api/sitemap/?page=2', 6), 'pages')(request, response);
    return json(
      part === '2' ? paged(ENTRIES.slice(2, 3), null, 6) : { title: 'Not found' },
      'events',
      part === '2' ? 200 : 404,
    )(request, response);
  });
  expect(locations(await sitemap())).toEqual([`${HOST}/sitemap-1.xml`, `${HOST}/sitemap-2.xml`]);
  expect(locations(await sitemap('/sitemap-1.xml'))).toHaveLength(8);
  expect(locations(await sitemap('/sitemap-2.xml'))).toEqual([
    `${HOST}/de/programm/nacht/7`,
    `${HOST}/en/program/night/7`,
  ]);
  expect((await site.get('/sitemap-3.xml')).status).toBe(404);
  expect((await site.get('/sitemap-x.xml')).status).toBe(404);
});

it('of a content service without such a list has the routes', async () => {
  site.api.answers.delete('/api/sitemap/');
  expect(locations(await sitemap())).toEqual([`${HOST}/de/programm`, `${HOST}/en/program`]);
});

it('stays as it was while the content service is down', async () => {
  const xml = await sitemap();
  site.api.answers.set('/api/sitemap/', json({}, '', 500));
  expect(await sitemap()).toBe(xml);
});

it('that cannot be made is an outage, and no empty site', async () => {
  const other = await startWholeSite([EVENTS], { environment: { LISTING_NAMES: 'second' } });
  for (const rubbish of [
    { results: 'none' },
    paged([], '/de/api/sitemap/?page=2', 0),
    paged([], '/de/api/sitemap/?page=2', 9),
  ]) {
    other.api.answers.set('/api/sitemap/', json(rubbish));
    expect((await other.get('/sitemap.xml')).status).toBe(503);
  }
  other.api.answers.set('/api/sitemap/', json(paged(ENTRIES)));
  const found = locations(await (await other.get('/sitemap.xml')).text());
  expect(found).toContain(`${other.site.url}/de/events/nacht/7`);
  expect(found).toContain(`${other.site.url}/en/events`);
  await other.close();
});

it('is made anew for whoever comes after a change, also while it is being made', async () => {
  const answers: ((entries: SitemapEntry[]) => void)[] = [];
  const made = new Sitemap({
    read: () =>
      new Promise((resolve) =>
        answers.push((entries) => resolve({ text: JSON.stringify(paged(entries)), tags: ['pages'] })),
      ),
    snapshot: () => ({ id: 'one', remotes: {} }),
    ttlMs: () => 60_000,
  });
  const before = made.find(null, HOST);
  made.purge(new Set(['pages']));
  const after = made.find(null, HOST);
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer([]);
  await Promise.all([before, after]);
  expect(await made.find(null, HOST)).toBe(await after);
});

it('is read again in time on a machine whose clock was set back', async () => {
  const read = jest.fn(() => Promise.resolve(null));
  const made = new Sitemap({ read, snapshot: () => ({ id: 'one', remotes: {} }), ttlMs: () => 1000 });
  await made.find(null, HOST);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  await made.find(null, HOST);
  jest.restoreAllMocks();
  expect(read).toHaveBeenCalledTimes(2);
});
