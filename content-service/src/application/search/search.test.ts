import type { Event, Paged, ResourceRecord, SearchResult, SearchSummary } from '@foyer/shared/api';
import { eventually } from '@foyer/shared/eventually';
import { BackOfficeClient } from '../../testing/back-office-client.ts';
import { ask, logIn, serviceForTests } from '../../testing/site.ts';

/** The index follows a write within moments. */
const FOLLOWS = { every: 50, what: 'the change of the index' };

describe('the search', () => {
  const site = serviceForTests();
  const get = async <T>(path: string, init?: RequestInit) => ask<T>(site.url + path, init);
  const summary = async (query: string, locale = 'de') =>
    (await get<SearchSummary>(`/${locale}/api/search/?query=${encodeURIComponent(query)}`)).body;
  const others = async (query: string, locale = 'de') =>
    (await get<Paged<SearchResult>>(`/${locale}/api/search/others/?query=${encodeURIComponent(query)}`)).body;
  const dates = async (query: string, locale = 'de') =>
    (await get<Paged<Event>>(`/${locale}/api/search/events/?query=${encodeURIComponent(query)}`)).body.results;
  const complete = async (query: string, locale = 'de') =>
    (await get<string[]>(`/${locale}/api/search/autocomplete/?query=${encodeURIComponent(query)}`)).body;

  it('of nothing finds nothing', async () => {
    expect(await summary(' ')).toEqual({
      events: { count: 0 },
      others: { count: 0, categories: [] },
      suggestion: null,
    });
    expect(await complete('')).toEqual([]);
    expect((await others('…')).results).toEqual([]);
  });

  it('counts what its lists then show, by category', async () => {
    const { events, others: rest } = await summary('glas');
    expect((await get<Paged<Event>>('/de/api/search/events/?query=glas')).body.count).toBe(events.count);
    expect((await others('glas')).count).toBe(rest.count);
    for (const { slug, count } of rest.categories) {
      const { body } = await get<Paged<SearchResult>>(`/de/api/search/others/?query=glas&category=${slug}`);
      expect(body.count).toBe(count);
      expect(body.results.every(({ type }) => type === slug)).toBe(true);
    }
  });

  it('shows what is near before what is far, and what is over last', async () => {
    const same = (await dates('Die Verspätung'))
      .filter(({ title, status }) => title === 'Die Verspätung' && status !== 'past')
      .map(({ date_start }) => Date.parse(date_start));
    expect(same.length).toBeGreaterThan(1);
    expect(same).toEqual([...same].sort((one, other) => one - other));
  });

  it('has pages without gap or overlap, and an end', async () => {
    const { body: first } = await get<Paged<Event>>('/en/api/search/events/?query=concert');
    const { body: second } = await get<Paged<Event>>(first.next ?? '');
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await get('/en/api/search/events/?query=concert&page=500')).status).toBe(404);
  });

  it('suggests what was meant, spelled as the house spells it', async () => {
    expect((await summary('Verspaetng')).suggestion).toBe('Verspätung');
    expect((await summary('Glas')).suggestion).toBeNull();
  });

  it('suggests the whole question, with the words in quotation marks', async () => {
    expect((await summary('"Der kleine Leuchtturm" Fürhung')).suggestion).toBe('"Der kleine Leuchtturm" Führung');
    expect((await summary('Verspaetng, „Die Verspätung“')).suggestion).toBe('Verspätung, „Die Verspätung“');
    expect((await summary('„Der kleine Leuchtum“')).suggestion).toBe('„Der kleine Leuchtturm“');
    expect((await summary('"Der kleine Leuchtturm"')).suggestion).toBeNull();
  });

  it.each(['E-Mail', 'Mail', 'Open-Air', 'Hip-Hop'])(
    'does not take short words for others: of %s the house has nothing',
    async (query) => {
      expect(await summary(query)).toEqual({
        events: { count: 0 },
        others: { count: 0, categories: [] },
        suggestion: null,
      });
    },
  );

  it('finds the events of a day, however it is written, and no other day', async () => {
    const dayOf = ({ date_start }: Event) => date_start.slice(0, 10);
    const [date = ''] = (await dates('Die Verspätung')).filter(({ status }) => status !== 'past').map(dayOf);
    const [year, month, day] = date.split('-');
    const named = (locale: string, options: Intl.DateTimeFormatOptions) =>
      new Date(date).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC', ...options });
    const german = [
      date,
      `${day}.${month}.${year}`,
      `${Number(day)}.${Number(month)}.`,
      named('de-DE', {}),
      named('de-DE', { day: '2-digit', year: 'numeric' }),
    ];
    const english = [named('en-GB', {}), named('en-US', {}), named('en-US', { year: 'numeric' })];
    const asked = [...german.map((query) => [query, 'de']), ...english.map((query) => [query, 'en'])];
    for (const [query = '', locale] of asked) {
      const found = await dates(query, locale);
      expect([query, ...new Set(found.map(dayOf))]).toEqual([query, date]);
      expect(found.map(({ title }) => title)).toContain(locale === 'de' ? 'Die Verspätung' : 'The Delay');
    }
    const both = await dates(`Verspätung ${Number(day)}.${Number(month)}.`);
    expect([...new Set(both.map(({ title }) => title))]).toEqual(['Die Verspätung']);
    expect([...new Set(both.map(dayOf))]).toEqual([date]);
  });

  it.each(['3. Oktober', '03. Oktober', '3.10.'])('finds what tells of a day in its text: %s', async (query) => {
    expect((await others(query)).results.map(({ title }) => title)).toEqual(['Geschichte des Hauses']);
  });

  it('answers in the language of the path, else of the header', async () => {
    expect((await summary('glass', 'en')).others.categories.map(({ name }) => name)).toContain('Magazine');
    const { body } = await get<SearchSummary>('/api/search/?query=glass', { headers: { 'accept-language': 'en' } });
    expect(body).toEqual(await summary('glass', 'en'));
  });

  it('marks what it found, and nothing else is HTML', async () => {
    const { results } = await others('glas');
    expect(results.some(({ highlight }) => /<mark>[^<]*glas/i.test(highlight))).toBe(true);
    for (const { highlight } of results) expect(highlight.replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });

  it.each([
    ['cafe', 'en', 'Café'],
    ['cafe', 'de', 'Café'],
    ['forde', 'en', 'Förde'],
    ['"Förde Dances"', 'en', 'Förde'],
    ['buhne', 'de', 'Bühne'],
    ['Joergensne', 'de', 'Jørgensen'],
    ['03. Oktober', 'de', 'Oktober'],
  ])('marks what %s on /%s found as it is spelt there', async (query, locale, marked) => {
    const { results } = await others(query, locale);
    expect(results.map(({ highlight }) => highlight).join()).toContain(`<mark>${marked}</mark>`);
  });

  it('completes titles and words from any of their beginnings, in any spelling, at most eight', async () => {
    expect(await complete('nächte')).toContain('Nächte aus Glas');
    expect(await complete('naechte')).toContain('Nächte aus Glas');
    expect(await complete('aus gl')).toContain('Nächte aus Glas');
    expect((await complete('s')).length).toBe(8);
    expect(await complete('nights', 'en')).toContain('Nights of Glass');
  });

  it.each([
    "'; drop table events; --",
    'a & | ! ( ) : * <->',
    '%',
    '_',
    '\\',
    "l'air",
    '<script>',
    '"',
    '„“',
    '-',
    'ﬁ',
    '😀 glas',
    'x'.repeat(200),
  ])('bears %p', async (query) => {
    const encoded = encodeURIComponent(query);
    for (const path of ['', 'autocomplete/', 'events/', 'others/'])
      expect((await get(`/de/api/search/${path}?query=${encoded}`)).status).toBe(200);
  });

  it('answers for the capital of Turkish names, whose small form is two signs', async () => {
    expect((await get(`/de/api/search/?query=${encodeURIComponent('İpek')}`)).status).toBe(200);
  });

  it('refuses questions that are too long and categories that do not exist', async () => {
    expect((await get(`/de/api/search/?query=${'x'.repeat(201)}`)).status).toBe(400);
    expect((await get('/de/api/search/others/?query=glas&category=secrets')).status).toBe(400);
  });

  it('tells caches what its answers are made of', async () => {
    expect((await get('/de/api/search/?query=glas')).headers.get('cache-tag')).toContain('search');
    expect((await get('/de/api/search/events/?query=glas')).headers.get('cache-tag')).toBe('search, events');
  });

  it('keeps quiet about pages that are offline', async () => {
    const { results } = await others('Umbau der Trafohalle');
    expect(results.map(({ title }) => title)).not.toContain('Umbau der Trafohalle');
  });

  it('finds at once what an editor has written, and no longer what was removed', async () => {
    const { headers } = await logIn(site.url, 'editor');
    const write = {
      slug: 'search-test',
      parent: null,
      content_type: 'page',
      object_id: 1,
      content: '<p>Ein Xylophonquartett zum Mitnehmen</p>',
    };
    const { body: made } = await get<{ id: number }>('/de/pageeditor-api/modules/text/', {
      method: 'POST',
      headers,
      body: JSON.stringify(write),
    });
    const count = async () => (await summary('Xylophonquartett')).others.count;
    await eventually(async () => (await count()) === 1, FOLLOWS);
    expect((await others('xylofonquartett')).results[0]?.type).toBe('pages');
    await get(`/de/pageeditor-api/modules/text/${made.id}/`, {
      method: 'DELETE',
      headers: { cookie: headers['cookie'] ?? '', 'x-csrftoken': headers['x-csrftoken'] ?? '', 'if-match': '*' },
    });
    await eventually(async () => (await count()) === 0, FOLLOWS);
  });

  it('finds what names something else under its new name: a venue by its rooms, dates by production and team', async () => {
    const admin = new BackOfficeClient(site.url, await logIn(site.url, 'admin'));
    const both = (text: string) => ({ de: text, en: text });
    const created = async (resource: string, record: object) =>
      (await admin.create<ResourceRecord>(resource, record)).body;
    const [type, venue] = await Promise.all(
      ['exhibition-types', 'venues'].map(
        async (resource) => (await admin.read<Paged<ResourceRecord>>(`${resource}/?page_size=1`)).body.results[0],
      ),
    );
    const found = async (query: string) => {
      const { events, others: rest } = await summary(query);
      return [events.count > 0 ? ['events'] : [], rest.categories.map(({ slug }) => slug)].flat().sort().join();
    };
    const becomes = (query: string, kinds: string) =>
      eventually(async () => (await found(query)) === kinds, { ...FOLLOWS, what: `${query} among ${kinds}` });

    const room = await created('rooms', { name: both('Quastenflosser'), venue_id: venue?.id });
    await becomes('Quastenflosser', 'venues');
    await admin.changeNow(`rooms/${room.id}/`, { name: both('Lungenfisch') });
    await becomes('Lungenfisch', 'venues');
    await becomes('Quastenflosser', '');
    await admin.remove(`rooms/${room.id}/`);
    await becomes('Lungenfisch', '');

    const production = await created('productions', { title: both('Zwirbeldrossel') });
    const event = await created('events', {
      ...{ title: both('Premiere'), type_id: type?.id, production_id: production.id },
      ...{ date_start: '2031-05-04T19:30:00+02:00', date_end: '2031-05-04T21:30:00+02:00' },
    });
    await becomes('Zwirbeldrossel', 'events,productions');
    await admin.changeNow(`productions/${production.id}/`, { title: both('Wendehals') });
    await becomes('Wendehals', 'events,productions');
    const person = await created('persons', { last_name: 'Kauzbogen' });
    const team = [{ person_id: person.id, role: both('Regie') }];
    await admin.changeNow(`productions/${production.id}/`, { team });
    await becomes('Kauzbogen', 'events,persons,productions');
    await admin.changeNow(`persons/${person.id}/`, { last_name: 'Uhufalk' });
    await becomes('Uhufalk', 'events,persons,productions');
    await becomes('Kauzbogen', '');
    for (const path of [`events/${event.id}`, `productions/${production.id}`, `persons/${person.id}`])
      await admin.remove(`${path}/`, true);
  });
});
