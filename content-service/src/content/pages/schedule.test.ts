import { rmSync } from 'node:fs';
import type { EditedDocument, KeptChange, Paged, PageVersion, ScheduledChange } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { leap, leapingClock } from '../../testing/leap.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import {
  freshDirectory,
  ownDatabase,
  probe,
  type RunningService,
  startService,
} from '../../testing/running-service.ts';
import { type Answer, ask, logIn, type Login } from '../../testing/site.ts';

const PAGES = 6;
/** For each page on each day, a minute between them. */
const PLANS = 10;
const DAY_MS = 24 * 60 * 60_000;
/** So many share a database; the embedded one is nobody else's. */
const SERVICES = process.env['DATABASE_URL'] ? 3 : 1;
/** How many of them are killed in the middle of each day's plans. */
const KILLED = SERVICES === 1 ? [1, 1] : [1, 2, 3, 3];

const labelOf = (day: number, nth: number): string => `Tag ${day}, Nr. ${nth}`;

describe('a planned change that fails', () => {
  it('is named, and holds up what is planned for its own page alone', async () => {
    expect(await probe('schedule')).toEqual({
      live: ['Drei', 'Zwei'],
      logged: [{ code: 'FOYER-415', of: 'page 1000001' }],
      waiting: [1_000_001, 1_000_001],
    });
  });
});

describe('what is published since something was planned', () => {
  it('is brought together with it, and both with the working copy', async () => {
    expect(await probe('planned-publication')).toEqual({
      afterFirst: ['Eins alpha', 'Inzwischen', 'Zwei'],
      afterSecond: ['Drei', 'Eins alpha', 'Inzwischen', 'Zwei beta'],
      draft: ['Drei', 'Eins alpha', 'Im Entwurf', 'Zwei beta'],
      isOfNewest: true,
      isMarkedAnew: true,
    });
  });
});

describe('plans, through kills', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let dataDir: string;
  let services: RunningService[];
  let editor: Login;
  const random = randomNumbers(7);

  const start = (days: number) =>
    startService({ dataDir, env: { ...database.env, ...leapingClock(24), LEAP_DAYS: String(days) } });
  const call = <T>(method: string, path: string, body?: object, ifMatch = ''): Promise<Answer<T>> =>
    ask<T>(`${services[0]!.url}/de/pageeditor-api/${path}`, {
      method,
      headers: { ...editor.headers, ...(ifMatch && { 'if-match': ifMatch }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1);
  const waiting = async (): Promise<number> => {
    const lists = await Promise.all(pages.map((page) => call<ScheduledChange[]>('GET', `pages/${page}/schedule/`)));
    return lists.reduce((sum, { body }) => sum + body.length, 0);
  };
  /** What the versions of a page are called that visitors have seen, the oldest first. */
  async function published(page: number): Promise<string[]> {
    const found: PageVersion[] = [];
    for (let number = 1; ; number += 1) {
      const { body } = await call<Paged<PageVersion>>('GET', `pages/${page}/versions/?page=${number}`);
      found.unshift(...body.results.reverse());
      if (!body.next) return found.filter((version) => version.published && version.label).map(({ label }) => label);
    }
  }

  beforeAll(async () => {
    [database, dataDir] = await Promise.all([ownDatabase(), freshDirectory()]);
    services = await Promise.all(Array.from({ length: SERVICES }, () => start(0)));
    editor = await logIn(services[0]!.url, 'editor');
  });
  afterAll(async () => {
    await Promise.all(services.map(({ stop }) => stop()));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Plans one more headline, with this label. */
  async function plan(page: number, label: string, at: Date): Promise<void> {
    const path = `pages/${page}/document/`;
    const { body, headers } = await call<EditedDocument>('GET', path);
    const parent = body.rows.find(({ model }) => model === 'container')!.id;
    const fields = { content: { de: label, en: label }, headline_level: 2 };
    const row = { id: -1, parent, column: 0, position: -1, model: 'headline', slug: 'geplant', fields };
    const kept = await call<KeptChange>('PATCH', path, { changes: { '-1': { row } } }, headers.get('etag') ?? '');
    const planned = await call<ScheduledChange>(
      'POST',
      `pages/${page}/schedule/`,
      { at: at.toISOString(), action: 'publish', label },
      kept.headers.get('etag') ?? '',
    );
    expect(planned.status).toBe(201);
  }

  /** In the middle of the day's plans so many services die, and start again. */
  async function dayWithKills(day: number, killed: number): Promise<void> {
    const home = `${services[0]!.url}/de/pageeditor-api/page/`;
    await Promise.all(services.map(leap));
    const isBegun = async () => JSON.stringify((await ask(home)).body).includes(`Tag ${day},`);
    await eventually(isBegun, { every: 1, what: 'a first plan' });
    await new Promise((done) => setTimeout(done, random(40)));
    const dying = services.slice(0, killed);
    await Promise.all(dying.map(({ kill }) => kill()));
    services = [...services.slice(killed), ...(await Promise.all(dying.map(() => start(day))))];
    editor = await logIn(services[0]!.url, 'editor');
    const rest = (KILLED.length - day) * PAGES * PLANS;
    await eventually(async () => (await waiting()) === rest, { what: `the plans of day ${day}` });
  }

  it('are carried out once each, and in order', async () => {
    const begin = Date.now() - DAY_MS / 2;
    const labels = KILLED.flatMap((_, day) => Array.from({ length: PLANS }, (__, nth) => labelOf(day + 1, nth)));
    const planAll = async (page: number) => {
      for (const [nth, label] of labels.entries()) {
        const day = Math.floor(nth / PLANS) + 1;
        // One page's after the other's: whoever takes the next one has the same page.
        await plan(page, label, new Date(begin + day * DAY_MS + (page * PLANS + (nth % PLANS)) * 60_000));
      }
    };
    await Promise.all(pages.map(planAll));
    for (const [index, killed] of KILLED.entries()) {
      await dayWithKills(index + 1, killed);
      for (const page of pages) {
        const { body } = await call<EditedDocument>('GET', `pages/${page}/document/`);
        const shown = body.live.filter(({ slug }) => slug === 'geplant').map(({ fields }) => fields['content']);
        const due = labels.slice(0, (index + 1) * PLANS).map((label) => ({ de: label, en: label }));
        expect(shown).toHaveLength(due.length);
        expect(shown).toEqual(expect.arrayContaining(due));
      }
    }
    for (const page of pages) expect(await published(page)).toEqual(labels);
  });
});
