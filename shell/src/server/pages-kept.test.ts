import { eventually } from '@foyer/shared/eventually';
import { json, SETTINGS } from './testing/content-api.ts';
import { rollBack } from './releases/registry.ts';
import { BOX, PAGES, sampleSiteForTests, widgetRemote } from './testing/sample-site.ts';
import { startWholeSite } from './testing/whole-site.ts';

const site = sampleSiteForTests();
const { text } = site;

describe('the page cache', () => {
  const countOf = async (path: string, headers?: Record<string, string>) =>
    /Hello \{\}(\d+)/.exec(await text(path, headers))?.[1];

  it('keeps a page, whatever tracking parameters its links carry', async () => {
    const first = await countOf('/de/hello');
    expect(await countOf('/de/hello?utm_source=mail&gclid=1')).toBe(first);
    expect(await countOf('/de/hello?a=1')).not.toBe(first);
  });

  it('keeps no page that does without something that could not be read', async () => {
    expect(await countOf('/de/hello?partial')).not.toBe(await countOf('/de/hello?partial'));
  });

  it('forgets a page when its content changes', async () => {
    const first = await countOf('/de/hello');
    await site.changed('nothing-of-it');
    expect(await countOf('/de/hello')).toBe(first);
    await site.changed('pages');
    expect(await countOf('/de/hello')).not.toBe(first);
  });

  it('keeps no page for releases that others have followed while it was made', async () => {
    let used: Record<string, string> = {};
    const development = { onSwitch: (releases: typeof used) => void (used = releases), onFailure: () => undefined };
    const own = await startWholeSite([PAGES, widgetRemote('turns', 'optional', BOX)], { development });
    const isUsed = (release: string | undefined) =>
      eventually(() => used['turns'] === release, { what: 'the release' });
    const releaseShown = async () =>
      /"turns":\{"release":"([^"]+)/.exec(await (await own.get('/de/hello')).text())?.[1];
    try {
      const before = used['turns'];
      const settings = '/pageeditor-api/settings';
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      own.api.answers.set(settings, (...question) => void held.then(() => json(SETTINGS, 'settings')(...question)));
      await own.changed();
      const asked = own.api.requests.length;
      const page = releaseShown();
      await eventually(() => own.api.requests.slice(asked).includes(`GET ${settings}`), { what: 'the question' });
      const after = await own.deploy(widgetRemote('turns', 'optional', `${BOX} // again`));
      await isUsed(after);
      answer();
      expect(await page).toBe(after);
      await own.store.change((registry) => rollBack(registry, 'turns'));
      await isUsed(before);
      expect(await releaseShown()).toBe(before);
    } finally {
      await own.close();
    }
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

  describe('learns of settings that nobody announces, within ten seconds on a page that is kept', () => {
    const settings = '/pageeditor-api/settings';
    afterEach(async () => {
      jest.restoreAllMocks();
      site.api.answers.set(settings, json(SETTINGS, 'settings'));
      await site.changed();
    });
    /** Status of the page for visitors who come for as long as settings may be old, and then. */
    const after = async (ms: number) => {
      const begin = performance.now();
      let now = begin;
      jest.spyOn(performance, 'now').mockImplementation(() => now);
      const statuses: number[] = [];
      for (; now <= begin + ms; now += 1000) statuses.push((await site.get('/de/hello?kept')).status);
      return statuses.at(-1);
    };

    it.each([
      ['that say offline', json({ ...SETTINGS, is_site_online: false }, 'settings')],
      ['that fail', json({}, '', 500)],
    ])('%s', async (_, answer) => {
      expect((await site.get('/de/hello?kept')).status).toBe(200);
      site.api.answers.set(settings, answer);
      expect(await after(10_000)).toBe(503);
    });
  });

  it('never keeps a working copy, says so to everybody on the way, and tells nobody its address', async () => {
    const address = '/de/hello?preview=1-token';
    const first = await countOf(address);
    expect(await countOf(address)).not.toBe(first);
    const { headers } = await site.get(address);
    expect(
      Object.fromEntries(['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => [name, headers.get(name)])),
    ).toEqual({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    expect(await text(address)).toContain('<meta name="robots" content="noindex">');
    expect(await text('/de/hello')).not.toContain('noindex');
    site.api.posted.length = 0;
    await site.get('/de/nowhere?preview=1-token');
    await site.get('/de/nowhere');
    await eventually(() => site.api.posted.length > 0, { what: 'the missing page' });
    expect(JSON.stringify(site.api.posted)).not.toContain('token');
  });

  it('gives those who have closed the alert another page', async () => {
    site.api.answers.set(
      '/api/breaking-news/',
      json([{ id: 7, title: 'Storm!', text: 'We close early.', link: null, link_title: '' }], 'alerts'),
    );
    await site.changed('alerts');
    expect(await text('/de/hello')).toContain('Storm!');
    expect(await text('/de/hello', { cookie: 'breaking_news_closed=7' })).not.toContain('Storm!');
    expect(await text('/de/hello')).toContain('Storm!');
    site.api.answers.set('/api/breaking-news/', json([], 'alerts'));
    await site.changed('alerts');
  });
});
