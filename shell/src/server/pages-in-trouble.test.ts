import type { FoyerError } from '@foyer/shared';
import { eventually } from '@foyer/shared/eventually';
import { json, SETTINGS } from './testing/content-api.ts';
import { BOX, PAGES, sampleSiteForTests, widgetRemote } from './testing/sample-site.ts';
import { startWholeSite } from './testing/whole-site.ts';

const site = sampleSiteForTests();
const { text } = site;

describe('a fragment that fails', () => {
  it('gives an error status in the full layout, and tells visitors nothing of the server', async () => {
    const response = await site.get('/de/throws');
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toMatch(/<header[\s\S]*<footer/);
    expect(html).not.toContain('secret');
  });

  it('by looping costs its page its time limit, and the next page nothing', async () => {
    const timed = async (path: string) => {
      const begin = performance.now();
      const response = await site.get(path);
      return { response, ms: performance.now() - begin };
    };
    const { ms: quickMs } = await timed('/de/hello?before');
    const { response, ms } = await timed('/de/loops/ever');
    expect(response.status).toBe(503);
    expect(ms).toBeLessThan(1900 + 10 * quickMs);
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect((await site.get('/de/hello?next')).status).toBe(200);
  });
});

it.each([
  [0, 503],
  [429, 503],
  [502, 503],
  [503, 503],
  [404, 500],
  [500, 500],
])('tells an outage of the content service (%s) from a defect of the fragment: %s', async (ofService, ofPage) => {
  const response = await site.get(`/de/reads?${ofService}`);
  expect(response.status).toBe(ofPage);
  expect(response.headers.has('retry-after')).toBe(ofPage === 503);
});

it('waits twice as long for the fragment that is the page', async () => {
  expect(await text('/de/granted')).toContain(`<p>${2 * (PAGES.declaration?.timeLimitMs ?? 0)} ms</p>`);
});

it('waits longer for a fragment with a time limit of its own', async () => {
  expect(await text('/de/late')).toContain('<h1>Worth the wait</h1>');
});

describe('a widget', () => {
  const noRooms = () => site.api.answers.set('/api/rooms/', json({}, '', 500));
  const rooms = () => site.api.answers.set('/api/rooms/', json([], 'rooms'));
  afterEach(rooms);

  it('stands where its page wants it, with its styles and its state', async () => {
    const html = await text('/de/stage?widget=optional.box');
    expect(/<div data-app.*<\/main>/.exec(html)?.[0]).toContain(
      '<div data-slot="s1"><div data-fragment="s1"><b>$& hi</b></div></div>',
    );
    expect(html).toContain('.f-box{color:blue}');
    expect(html).toMatch(/"\/releases\/optional\/[^"]+\/client\/box.js"/);
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
    const other = await startWholeSite([
      PAGES,
      widgetRemote('needed', 'required', `async () => { throw new Error('never'); }`),
    ]);
    expect((await other.get('/de/stage?widget=needed.box')).status).toBe(500);
    await other.close();
  });

  it('of editors is not known to anonymous visitors', async () => {
    expect(await text('/de/stage?widget=editor.box')).not.toContain('releases/editor');
    expect(await text('/de/stage?widget=editor.box', { cookie: 'sessionid=good' })).toContain('releases/editor');
  });
});

describe('a site in development', () => {
  it('hides no failure behind what was good before, and tells of it and of what pages consist of', async () => {
    const failures: string[] = [];
    const used: string[][] = [];
    const onFailure = ({ message }: FoyerError) => message.includes('"box"') && failures.push(message);
    const onSwitch = (releases: Record<string, string>) => used.push(Object.keys(releases));
    const other = await startWholeSite([PAGES, widgetRemote('optional', 'optional', BOX)], {
      development: { onFailure, onSwitch },
    });
    const box = async (turn: string) => (await other.get(`/de/stage?widget=optional.box&${turn}`)).text();
    other.api.answers.set('/api/rooms/', json([], 'rooms'));
    expect(await box('good')).toContain('<b>$& hi</b>');
    expect(failures).toEqual([]);
    other.api.answers.set('/api/rooms/', json({}, '', 500));
    expect(await box('bad')).toMatch(/data-failed><p role="status">Dieser Teil/);
    expect(failures).toEqual([expect.stringMatching(/^FOYER-203: "box" of optional@.* threw Error: /)]);
    await other.deploy(widgetRemote('later', 'optional', BOX));
    await eventually(() => used.at(-1)?.includes('later'), { what: 'the release in use' });
    await other.close();
  });
});

describe('a site', () => {
  afterEach(async () => {
    site.api.answers.set('/pageeditor-api/settings', json(SETTINGS, 'settings'));
    await site.changed();
  });

  async function settingsAre(...answer: Parameters<typeof json>): Promise<void> {
    site.api.answers.set('/pageeditor-api/settings', json(...answer));
    await site.changed();
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
    await site.changed();
    const pages = [await text('/de/hello?without'), await text('/de/hello?without')];
    expect(new Set(pages.map((html) => /Hello \{\}(\d+)/.exec(html)?.[1])).size).toBe(2);
  });
});
