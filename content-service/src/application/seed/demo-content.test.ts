import { rmSync } from 'node:fs';
import {
  type Alert,
  type Article,
  CONTAINER_LAYOUTS,
  type Event,
  type Form,
  moduleSchemas,
  type Nav,
  type Page,
  type Paged,
  type Person,
  type Production,
  type Redirect,
  type SitemapEntry,
  type Venue,
} from '@foyer/shared/api';
import { dayAfter, dayInBerlin, instantInBerlin } from '../../platform/time/berlin.ts';
import { freshDirectory, ownDatabase, type RunningService, startService } from '../../testing/running-service.ts';
import { ask } from '../../testing/site.ts';

/** Starts the service as if so many days had passed, by a clock that runs ahead. */
const inDays = (days: number) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock(days))}` });

const clock = (days: number) => `
  const Real = Date, now = () => Real.now() + ${days} * 86400000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });`;

const dayFromNow = (days: number): string => dayAfter(dayInBerlin(new Date()), days);
const noonOf = (day: string): number => instantInBerlin(`${day}T12:00`).getTime();
const clocksChangeAfter = (day: string): boolean => noonOf(dayAfter(day, 1)) - noonOf(day) !== 86_400_000;
const dayOf = (instant: string): string => instant.slice(0, 10);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Every module somewhere in an answer, containers among them. */
function* modulesIn(value: unknown): Generator<Record<string, unknown> & { model: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('model' in value && typeof value.model === 'string') yield value as Record<string, unknown> & { model: string };
  for (const inner of Object.values(value)) yield* modulesIn(inner);
}

describe('demo content', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let dataDir: string;
  let now: RunningService;

  beforeAll(async () => {
    database = await ownDatabase();
    dataDir = await freshDirectory();
    now = await startService({ dataDir, env: database.env });
  });
  afterAll(async () => {
    await now.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  const get = async <T>(path: string): Promise<T> => {
    const { status, body } = await ask<T>(`${now.url}${path}`);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const all = async <T>(path: string): Promise<T[]> => {
    const found: T[] = [];
    for (let next: string | null = `${path}${path.includes('?') ? '&' : '?'}page_size=100`; next;) {
      const { results, next: following }: Paged<T> = await get<Paged<T>>(next);
      found.push(...results);
      next = following && new URL(following, now.url).pathname + new URL(following, now.url).search;
    }
    return found;
  };

  it('has a programme with every status, today, past midnight, and in the night in which the clocks change', async () => {
    const events = await all<Event>(`/de/api/events/?date=${dayFromNow(-21)}`);
    expect(events.filter(({ date_start }) => dayOf(date_start) >= dayFromNow(0)).length).toBeGreaterThanOrEqual(160);
    const labels = ['canceled', 'postponed', 'sold_out', 'past', 'remaining_tickets', 'free_entrance', 'livestream'];
    expect(distinct(events.map(({ status }) => status))).toEqual(expect.arrayContaining([...labels, 'sale', 'none']));
    expect(events.some(({ date_start }) => dayOf(date_start) === dayFromNow(0))).toBe(true);
    expect(events.some(({ date_start, date_end }) => date_end && dayOf(date_end) > dayOf(date_start))).toBe(true);
    expect(events.some(({ image_obj }) => image_obj === null)).toBe(true);
    const clocks = events.filter(({ date_start, date_end }) => date_end && date_start.slice(-6) !== date_end.slice(-6));
    const nights = Array.from({ length: 190 }, (_, index) => dayFromNow(index)).filter(clocksChangeAfter);
    expect(clocks.map(({ date_start }) => dayOf(date_start))).toEqual(expect.arrayContaining(nights));
    const upcoming = events.filter(({ series, status }) => series && status !== 'past');
    const statusesOf = new Map(
      distinct(upcoming.map(({ series }) => series?.id)).map((id) => [
        id,
        distinct(upcoming.filter(({ series }) => series?.id === id).map(({ status }) => status)),
      ]),
    );
    expect(statusesOf.size).toBeGreaterThanOrEqual(6);
    expect([...statusesOf.values()]).toContainEqual(['sold_out']);
  });

  it('has productions, people with and without a portrait, and four venues', async () => {
    expect((await all<Production>('/de/api/productions/')).length).toBeGreaterThanOrEqual(14);
    const persons = await all<Person>('/de/api/persons/');
    expect(persons.length).toBeGreaterThanOrEqual(30);
    expect(persons.filter(({ image_obj }) => image_obj === null)).toHaveLength(1);
    expect(await get<Venue[]>('/de/api/venues/')).toHaveLength(4);
  });

  it('has sixty articles of every kind, none of which says what another says', async () => {
    const articles = await all<Article>('/de/api/articles/');
    expect(articles).toHaveLength(60);
    expect(distinct(articles.map(({ media_type }) => media_type)).sort()).toEqual([
      'audio',
      'gallery',
      'text',
      'video',
    ]);
    const texts: string[] = [];
    for (const { id } of articles) {
      for (const { model, content } of modulesIn(await get(`/de/api/articles/${id}/`)))
        if (model === 'text' && typeof content === 'string') texts.push(content);
    }
    expect(texts.length).toBeGreaterThanOrEqual(120);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('has pages that use every module of both variants and every layout', async () => {
    const entries = await all<SitemapEntry>('/de/api/sitemap/');
    const pages: Page[] = [];
    for (const { slugs } of entries.filter(({ type }) => type === 'page'))
      pages.push(await get<Page>(`/de/pageeditor-api/page/${slugs.de}`));
    expect(pages.length).toBeGreaterThanOrEqual(25);
    const modules = [...modulesIn(pages.map((page) => page.modules))];
    expect(Object.keys(moduleSchemas).filter((model) => !modules.some((module) => module.model === model))).toEqual([]);
    const layouts = modules.filter(({ model }) => model === 'container').map(({ layout }) => layout);
    expect(CONTAINER_LAYOUTS.filter((layout) => !layouts.includes(layout))).toEqual([]);
  });

  it('has four forms with every kind of field', async () => {
    const forms = await Promise.all([1, 2, 3, 4].map((id) => get<Form>(`/de/api/forms/${id}/`)));
    const types = forms.flatMap(({ fields }) => fields.map(({ field_type }) => field_type));
    expect(distinct(types).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('has an alert, redirects and a menu of two levels', async () => {
    expect((await get<Alert[]>('/de/api/breaking-news/')).length).toBeGreaterThan(0);
    expect((await get<Redirect[]>('/de/pageeditor-api/redirect')).length).toBeGreaterThan(0);
    expect((await get<Nav>('/de/pageeditor-api/nav')).menu.every(({ children }) => children.length > 0)).toBe(true);
  });

  it('has a film with captions in both languages, sounds and a document, each with its own type', async () => {
    const files = new Set<string>();
    for (const path of [
      '/de/pageeditor-api/page/baukasten',
      '/en/pageeditor-api/page/building-blocks',
      '/de/pageeditor-api/page/presse',
    ]) {
      const found = JSON.stringify((await get<Page>(path)).modules).matchAll(
        /"(\/media\/[^"]+\.(?:mp4|webm|vtt|wav|pdf))"/g,
      );
      for (const [, file = ''] of found) files.add(file);
    }
    const types: string[] = [];
    for (const file of files) {
      const { status, headers } = await ask(`${now.url}${file}`, { headers: { range: 'bytes=0-9' } });
      expect([status, headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes 0-9\//)]);
      types.push(headers.get('content-type')?.split(';')[0] ?? '');
    }
    expect(types.sort()).toEqual(['application/pdf', 'audio/wav', 'text/vtt', 'text/vtt', 'video/mp4', 'video/webm']);
  });

  it('moves along with the calendar, by whole weeks at the same hour, and keeps its addresses', async () => {
    const eventsOf = async ({ url }: RunningService) =>
      (await ask<Paged<Event>>(`${url}/de/api/events/?page_size=100`)).body;

    const before = await eventsOf(now);
    await now.stop();
    const later = await startService({ dataDir, env: { ...database.env, ...inDays(200) } });
    const after = await eventsOf(later);
    await later.stop();

    expect(after.count).toBeGreaterThan(before.count * 0.9);
    const moved = before.results.flatMap((event) => {
      const same = after.results.find(({ id }) => id === event.id);
      return same ? [[event, same] as const] : [];
    });
    expect(moved.length).toBeGreaterThan(50);
    for (const [then, here] of moved) {
      expect(here.urls).toEqual(then.urls);
      expect(here.date_start.slice(11, 16)).toBe(then.date_start.slice(11, 16));
      const days = (Date.parse(here.date_start.slice(0, 10)) - Date.parse(then.date_start.slice(0, 10))) / 86_400_000;
      expect(days).toBe(196);
    }
  });
});
