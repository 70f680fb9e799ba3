import { eventually } from '@foyer/shared/eventually';
import { ask, logIn, type Login, serviceForTests } from '../../testing/site.ts';

interface Listed<T> {
  count: number;
  next: string | null;
  results: T[];
}

describe('the dashboard', () => {
  const site = serviceForTests();
  let editor: Login;
  beforeAll(async () => void (editor = await logIn(site.url, 'editor')));
  const read = async <T>(name: string, locale = 'de') =>
    (await ask<T>(`${site.url}/${locale}/api/dashboard-${name}`, { headers: { cookie: editor.cookie } })).body;
  const report = (url: string) =>
    ask(`${site.url}/api/dashboard-error-log/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url }),
    });

  it.each(['site', 'page-activities', 'search-keywords', 'media-overview', 'versions', 'error-log'])(
    'is for editors: %s',
    async (name) => {
      expect((await ask(`${site.url}/de/api/dashboard-${name}/`)).status).toBe(401);
      expect(
        (await ask(`${site.url}/de/api/dashboard-${name}/`, { headers: { cookie: 'sessionid=invented' } })).status,
      ).toBe(401);
      expect((await ask(`${site.url}/de/api/dashboard-${name}/`, { headers: { cookie: editor.cookie } })).status).toBe(
        200,
      );
    },
  );

  it('knows whether the site is open and how much there is on it', async () => {
    const before = await read<{
      is_site_online: boolean;
      is_shop_online: boolean;
      pages: { online: number };
      upcoming_events: number;
    }>('site/');
    expect(before).toMatchObject({ is_site_online: true, is_shop_online: true });
    expect(before.pages.online).toBeGreaterThan(5);
    expect(before.upcoming_events).toBeGreaterThan(20);
    const admin = await logIn(site.url, 'admin');
    await ask(`${site.url}/pageeditor-api/settings`, {
      method: 'PATCH',
      headers: admin.headers,
      body: '{"is_shop_online":false}',
    });
    expect(await read('site/')).toMatchObject({ is_shop_online: false });
  });

  it('lists what was changed, the latest first, in the language asked for', async () => {
    const german = await read<Listed<{ id: number; page: { title: string } }>>('page-activities/');
    const english = await read<Listed<{ id: number; page: { title: string } }>>('page-activities/', 'en');
    const ids = german.results.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(german.results.map(({ page }) => page.title)).not.toEqual(english.results.map(({ page }) => page.title));
  });

  it('tells what visitors search and what they do not find', async () => {
    for (const query of ['kabarett', 'kabarett', 'wolpertinger'])
      await ask(`${site.url}/de/api/search/?query=${query}`);
    type Terms = Record<'most_searched' | 'without_hits', { term: string; searches: number }[]>;
    const terms = await eventually(
      async () => {
        const now = await read<Terms>('search-keywords/');
        return now.most_searched.some(({ term }) => term === 'wolpertinger') && now;
      },
      { every: 300, what: 'the count of searches' },
    );
    expect(terms.most_searched.map(({ term }) => term)).toEqual(expect.arrayContaining(['kabarett', 'wolpertinger']));
    expect(terms.without_hits.map(({ term }) => term)).toContain('wolpertinger');
  });

  it('shows the latest pictures, and counts those without a description', async () => {
    const media = await read<{ pictures: number; without_alt: number; latest: { thumbnail: { url: string } }[] }>(
      'media-overview/',
    );
    expect(media.pictures).toBeGreaterThan(30);
    expect(media.without_alt).toBeGreaterThanOrEqual(0);
    expect(media.latest).toHaveLength(8);
    expect(media.latest[0]?.thumbnail.url).toMatch(/^\/media\//);
  });

  it('says what runs', async () => {
    const { service, node, database, migration } = await read<Record<string, string>>('versions/');
    expect(node).toBe(process.versions.node);
    expect(service).toMatch(/^\d+\.\d+\.\d+$/);
    expect(database).toMatch(/^PostgreSQL \d+/);
    expect(migration).toMatch(/^\d{4}_\w+$/);
  });

  it('pages through five hundred missing pages, by when or how often they were asked for', async () => {
    for (let begin = 0; begin < 500; begin += 10)
      await Promise.all(Array.from({ length: 10 }, (_, index) => report(`/de/fehlt-${begin + index}`)));
    await report('/de/fehlt-7');
    const first = await read<Listed<{ url: string; requests: number; last_at: string }>>('error-log/?order=frequent');
    expect(first.count).toBeGreaterThanOrEqual(500);
    expect(first.results).toHaveLength(15);
    expect(first.results[0]).toMatchObject({ url: '/de/fehlt-7', requests: 2 });
    expect(first.next).toBe('/de/api/dashboard-error-log/?order=frequent&page=2');
    const recent = await read<Listed<{ url: string }>>('error-log/?page=2');
    expect(recent.results).toHaveLength(15);
    expect((await read<Listed<{ url: string }>>('error-log/')).results[0]?.url).toBe('/de/fehlt-7');
  });
});
