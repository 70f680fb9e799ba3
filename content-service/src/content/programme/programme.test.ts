import type { Event, EventDetail, Paged, Production, Series, SeriesDetail, Teaser } from '@foyer/shared/api';
import ICAL from 'ical.js';
import { ask, serviceForTests } from '../../testing/site.ts';

type Options = { id: number; name: string }[];

describe('the programme', () => {
  const site = serviceForTests();
  const get = async <T>(path: string): Promise<T> => (await ask<T>(site.url + path)).body;
  const list = (query = '') => get<Paged<Event>>(`/de/api/events/?${query}`);
  const berlinDay = (instant: string | Date) =>
    new Date(instant).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const today = berlinDay(new Date());

  it('begins today, in the order of time, 25 on a page', async () => {
    const { results, count, previous } = await list();
    expect(results).toHaveLength(25);
    expect(count).toBeGreaterThan(120);
    expect(previous).toBeNull();
    const starts = results.map(({ date_start }) => Date.parse(date_start));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(berlinDay(results[0]?.date_start ?? '') >= today).toBe(true);
  });

  it('gives what visitors have marked by its ids, past events too, and leaves out what is gone', async () => {
    const { results } = await list('page_size=2');
    const { results: before } = await list('date=2000-01-01&page_size=1');
    const ids = [...results, ...before].map(({ id }) => id);
    const { results: marked, count } = await list(`ids=${[...ids, 999_999].join(',')}&page_size=100`);
    expect(marked.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort());
    expect(count).toBe(new Set(ids).size);
    for (const rubbish of ['a', '1,', '0', '1;2', Array.from({ length: 101 }, () => '1').join(',')]) {
      expect((await ask(`${site.url}/de/api/events/?ids=${rubbish}`)).status).toBe(400);
    }
  });

  it.each(['events/?date=0000-01-01', 'productions/?date=0000-01-01', 'calendar/?date=0000-01-01'])(
    'refuses a day that no calendar has: %s',
    async (path) => {
      expect((await ask(`${site.url}/de/api/${path}`)).status).toBe(400);
    },
  );

  it('has days up to the last month that can be written', async () => {
    expect((await ask(`${site.url}/de/api/calendar/?date=9999-12-01&room=1&tag=1`)).body).toEqual([]);
  });

  it('gives an event as a file that telephones put into their calendar, in both languages', async () => {
    const { results } = await list('page_size=1');
    const { id = 0, slug = '', title = '' } = results[0] ?? {};
    for (const locale of ['de', 'en']) {
      const answer = await fetch(`${site.url}/${locale}/api/events/${id}/calendar.ics`);
      const text = await answer.text();
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(answer.headers.get('content-language')).toBe(locale);
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(text).toContain(`UID:event-${id}@foyer\r\n`);
      if (locale === 'de') {
        // Not as an attachment: telephones show it then, and offer to add it.
        expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${slug}.ics"`);
        expect(text.replaceAll('\r\n ', '').replaceAll('\\', '')).toContain(`SUMMARY:${title}\r\n`);
      }
      const etag = answer.headers.get('etag') ?? '';
      const again = await fetch(answer.url, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
    expect((await ask(`${site.url}/de/api/events/999999/calendar.ics`)).status).toBe(404);
    expect((await ask(`${site.url}/de/api/events/x/calendar.ics`)).status).toBe(400);
  });

  it('gives a calendar to follow, of all events or of those that are chosen', async () => {
    const [room] = await get<Options>('/de/api/rooms/');
    const { count } = await list(`room=${room?.id}`);
    const read = async (query: string) => {
      const answer = await fetch(`${site.url}/de/api/events/calendar.ics?${query}`);
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
      return { answer, calendar, events: calendar.getAllSubcomponents('vevent') };
    };
    const { answer, calendar, events } = await read(`room=${room?.id}`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    for (const name of ['name', 'x-wr-calname']) expect(calendar.getFirstPropertyValue(name)).toBe('Haus Nordlicht');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H');
    // Those of the last month are still there: what one was at does not vanish over night.
    expect(events.length).toBeGreaterThanOrEqual(count);
    for (const event of events) expect(event.getFirstPropertyValue('location')).toMatch(`${room?.name}, `);
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length);

    // None that is to come is crowded out by those that are over.
    const all = (await read('')).events.map((event) => event.getFirstPropertyValue('uid'));
    const coming = (await list('page_size=100&page=3')).results.map(({ id }) => `event-${id}@foyer`);
    expect(coming).toHaveLength(100);
    expect(all).toEqual(expect.arrayContaining(coming));
    expect((await read('room=999999')).events).toEqual([]);
    expect((await ask(`${site.url}/de/api/events/calendar.ics?room=x`)).status).toBe(400);
  });

  it('gives articles by their ids', async () => {
    const { results } = await get<Paged<{ id: number }>>('/de/api/articles/');
    const wanted = results.slice(2, 4).map(({ id }) => id);
    const { results: marked } = await get<Paged<{ id: number }>>(`/de/api/articles/?ids=${wanted.join(',')}`);
    expect(marked.map(({ id }) => id).sort()).toEqual([...wanted].sort());
  });

  it('fills the coming six months', async () => {
    const inFiveMonths = new Date(Date.now() + 150 * 86_400_000).toISOString().slice(0, 10);
    expect((await list(`date=${inFiveMonths}`)).count).toBeGreaterThan(10);
  });

  it('is paged without gap or overlap, and says when it ends', async () => {
    const first = await list('page_size=7');
    const ids = first.results.map(({ id }) => id);
    let next = first.next;
    while (next) {
      const page = await get<Paged<Event>>(next);
      ids.push(...page.results.map(({ id }) => id));
      expect(page.previous).not.toBeNull();
      next = page.next;
    }
    expect(ids).toHaveLength(first.count);
    expect(new Set(ids).size).toBe(first.count);
    const beyond = Math.ceil(first.count / 7) + 1;
    expect((await ask(`${site.url}/de/api/events/?page_size=7&page=${beyond}`)).status).toBe(404);
  });

  it('keeps filters in the links to other pages', async () => {
    const [room] = await get<Options>('/api/rooms/');
    const { next } = await list(`room=${room?.id}&page_size=1`);
    expect(next).toBe(`/de/api/events/?room=${room?.id}&page_size=1&page=2`);
  });

  it.each([
    ['room', '/api/rooms/', (event: Event) => event.room?.id],
    ['series', '/api/series/', (event: Event) => event.series?.id],
    ['genre', '/api/genres/', (event: Event) => event.genre?.id],
  ])('shows only events of the %s asked for, and all of them', async (name, options, valueOf) => {
    const all = (
      await Promise.all(
        [1, 2, 3, 4, 5, 6].map((page) => ask<Paged<Event>>(`${site.url}/de/api/events/?page_size=100&page=${page}`)),
      )
    ).flatMap(({ status, body }) => (status === 200 ? body.results : []));
    for (const { id } of await get<Options>(options)) {
      const { results, count } = await list(`${name}=${id}&page_size=100`);
      expect(results.every((event) => valueOf(event) === id)).toBe(true);
      expect(count).toBe(all.filter((event) => valueOf(event) === id).length);
    }
  });

  it('is filtered by type, whose slug is its id, and by tag', async () => {
    const types = await get<{ slug: string }[]>('/api/exhibition-types/');
    for (const { slug } of types)
      expect((await list(`type=${slug}`)).results.every((event) => event.event_type_new.slug === slug)).toBe(true);
    const tags = await get<Options>('/api/event-tags/');
    for (const { id } of tags)
      expect((await list(`tag=${id}`)).results.every((event) => event.tags.some((tag) => tag.id === id))).toBe(true);
  });

  it('lists series by name, each with the beginning of its next event that takes place', async () => {
    const { results, count } = await get<Paged<Series>>('/de/api/series-list/');
    expect(count).toBe((await get<Options>('/api/series/')).length);
    expect(results.map(({ name }) => name)).toEqual(
      results.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'de')),
    );
    const [first] = results;
    const { events, ...detail } = await get<SeriesDetail>(`/de/api/series/${first?.id}/`);
    const next = events.find(({ status }) => status !== 'canceled' && status !== 'postponed');
    expect(first).toEqual({ ...detail, modules: undefined, next_date: next?.date_start ?? null });
    expect((await ask(`${site.url}/de/api/series-list/?page=99`)).status).toBe(404);
  });

  it('combines filters, and shows an empty first page when nothing fits', async () => {
    const { count, results, next } = await list('room=1&genre=1&series=1&type=film&tag=999999');
    expect({ count, results, next }).toEqual({ count: 0, results: [], next: null });
  });

  it('takes an empty filter for none and ignores parameters that it does not know', async () => {
    const all = await list();
    expect(await list('room=&type=&utm_source=x')).toEqual(all);
  });

  it('says what is past only of what is over', async () => {
    const longAgo = await list('date=2000-01-01&page_size=100');
    expect(longAgo.results.some(({ status }) => status === 'past')).toBe(true);
    for (const { status, date_end } of longAgo.results) {
      if (status !== 'canceled') expect(status === 'past').toBe(Date.parse(date_end) <= Date.now());
    }
  });

  it('gives every time with the offset that Berlin has on that day', async () => {
    const { count } = await list();
    const pages = Math.ceil(count / 100);
    const offsets = new Set<string>();
    for (let page = 1; page <= pages; page += 1) {
      for (const { date_start } of (await list(`page_size=100&page=${page}`)).results) {
        expect(date_start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/);
        const shown = new Date(date_start).toLocaleTimeString('sv-SE', { timeZone: 'Europe/Berlin' });
        expect(date_start.slice(11, 19)).toBe(shown);
        offsets.add(date_start.slice(-6));
      }
    }
    // Six months always contain a clock change.
    expect([...offsets].sort()).toEqual(['+01:00', '+02:00']);
  });

  it('shows an event with all dates of its production and with its team', async () => {
    const { results } = await list('page_size=100');
    const played = results.find(({ production }) => production);
    const event = await get<EventDetail>(`/de/api/events/${played?.id}/`);
    expect(event).toMatchObject({ id: played?.id, title: played?.title });
    expect(event.dates.length).toBeGreaterThan(1);
    expect(event.dates.every(({ production }) => production?.id === played?.production?.id)).toBe(true);
    expect(event.team.length).toBeGreaterThan(0);
  });

  it('has a calendar of the days of one month', async () => {
    const { results } = await list('page_size=100');
    const [first] = results;
    const month = berlinDay(first?.date_start ?? '').slice(0, 7);
    const days = await get<string[]>(`/api/calendar/?date=${month}-15`);
    expect(days.every((day) => day.startsWith(month))).toBe(true);
    expect(days).toEqual([...new Set(days)].sort());
    const ofMonth = results.map(({ date_start }) => berlinDay(date_start)).filter((day) => day.startsWith(month));
    for (const day of ofMonth) expect(days).toContain(day);
    const inRoom = await get<string[]>(`/api/calendar/?date=${month}-01&room=${first?.room?.id}`);
    expect(inRoom.length).toBeLessThanOrEqual(days.length);
    expect(inRoom).toContain(berlinDay(first?.date_start ?? ''));
    const inSeries = results.find(({ series }) => series);
    const daysOfSeries = await get<string[]>(
      `/api/calendar/?date=${berlinDay(inSeries?.date_start ?? '').slice(0, 7)}-01&series=${inSeries?.series?.id}`,
    );
    const ofSeries = (await list(`page_size=100&series=${inSeries?.series?.id}`)).results.map(({ date_start }) =>
      berlinDay(date_start),
    );
    expect(daysOfSeries).toContain(berlinDay(inSeries?.date_start ?? ''));
    for (const day of daysOfSeries.filter((each) => each >= (ofSeries[0] ?? ''))) expect(ofSeries).toContain(day);
  });

  it.each(['2026-02-30', '2026-13-01', '04-12-2026', 'today'])('answers the day %s with 400', async (day) => {
    expect((await ask(`${site.url}/de/api/events/?date=${day}`)).status).toBe(400);
    expect((await ask(`${site.url}/api/calendar/?date=${day}`)).status).toBe(400);
  });

  it('shows announcements from today on', async () => {
    const teasers = await get<Teaser[]>('/en/api/teasers/');
    expect(teasers.length).toBeGreaterThan(0);
    for (const { date, link } of teasers) {
      expect(date >= today).toBe(true);
      expect(link?.url).toMatch(/^\/en/);
    }
  });

  it('filters productions by season, type and day', async () => {
    const { results, count } = await get<Paged<Production>>('/de/api/productions/');
    expect(results.length).toBeLessThanOrEqual(12);
    const season = results[0]?.season?.id;
    const ofSeason = await get<Paged<Production>>(`/de/api/productions/?season=${season}`);
    expect(ofSeason.results.every((production) => production.season?.id === season)).toBe(true);
    const running = await get<Paged<Production>>(`/de/api/productions/?date=${today}`);
    expect(running.count).toBeLessThanOrEqual(count);
    expect(running.results.every(({ date_to }) => (date_to ?? '') >= today)).toBe(true);
  });

  it('sorts options by name in the language asked for', async () => {
    for (const locale of ['de', 'en']) {
      const names = (await get<Options>(`/${locale}/api/rooms/`)).map(({ name }) => name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)));
    }
  });

  it('links to the same event in both languages', async () => {
    const { results } = await list('page_size=1');
    expect(results[0]?.urls.de).toMatch(/^\/de\/programm\/[\w-]+\/\d+$/);
    expect(results[0]?.urls.en).toMatch(/^\/en\/program\/[\w-]+\/\d+$/);
  });
});
