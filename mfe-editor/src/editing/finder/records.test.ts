import { addressIn, foundIn, linkAddress, search } from './records.ts';

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['a.example/b?c', 'https://a.example/b?c'],
  ['/de/besuch#preise', '/de/besuch#preise'],
  ['#preise', '#preise'],
  ['kasse@nordlicht.example', 'mailto:kasse@nordlicht.example'],
  ['mailto:kasse@nordlicht.example', 'mailto:kasse@nordlicht.example'],
  ['+49 (461) 123-45', 'tel:+4946112345'],
  ['Winterreise', null],
  ['Winterreise zu zweit.', null],
  ['2026', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is the address %s', (words, address) => {
  expect(addressIn(words)).toBe(address);
});

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['mailto:kasse@a.example?subject=Eine Frage', 'mailto:kasse@a.example?subject=Eine Frage'],
  ['tel:030/123', 'tel:030/123'],
  [' /de/besuch ', '/de/besuch'],
  ['/', '/'],
  ['#preise', '#preise'],
  ['?tag=kino', '?tag=kino'],
  ['a.example', 'https://a.example'],
  ['htp://example.org', null],
  ['xx:/ sd', null],
  ['//a.example', null],
  ['javascript:alert(1)', null],
  ['besuch', null],
])('a link of a text to %s leads to %s', (words, address) => {
  expect(linkAddress(words)).toBe(address);
});

test('what was found has its name and address in the language that is worked in, and its date', () => {
  const record = {
    id: 7,
    title: { de: 'Kino', en: 'Cinema' },
    urls: { de: '/de/programm/kino/7', en: '/en/program/cinema/7' },
    date_start: '2027-06-01T20:00:00+02:00',
  };
  expect(foundIn('events', record, 'en')).toMatchObject({ title: 'Cinema', url: '/en/program/cinema/7' });
  expect(foundIn('events', record, 'de').detail).toContain('20');
  expect(foundIn('persons', { id: 1, full_name: 'Frida Holm' }, 'de').title).toBe('Frida Holm');
});

test('of events the next ones are found first; past ones where none is to come', async () => {
  const asked: object[] = [];
  const api = {
    get: async (_path: string, query: object) => {
      asked.push(query);
      return { count: 'date_start_from' in query ? 0 : 3, next: null, previous: null, results: [] };
    },
  };
  const site = { api, clock: () => new Date('2026-12-04T18:00:00Z') } as unknown as Parameters<typeof search>[0];
  expect((await search(site, 'events', { words: 'Salz', page: 1 })).count).toBe(3);
  expect(asked).toMatchObject([
    { q: 'Salz', date_start_from: '2026-12-04', sort: 'date_start', order: 'asc' },
    { q: 'Salz' },
  ]);
});
