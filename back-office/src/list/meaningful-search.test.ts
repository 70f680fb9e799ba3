import { fieldOf } from '../testing/open-screen.tsx';
import { meaningfulSearch } from './meaningful-search.ts';

const filter = (values: unknown) => `?filter=${encodeURIComponent(JSON.stringify(values))}`;

describe('the query of the address of a list', () => {
  const choices = ['sale', 'sold_out'].map((value) => ({ value, label: { de: value, en: value } }));
  const resource = {
    sortable: ['id', 'title'],
    filters: ['status', 'begin', 'is_online', 'room_id', 'number', 'author'],
    fields: [
      fieldOf('title', 'text'),
      fieldOf('status', 'select', { choices }),
      fieldOf('begin', 'instant'),
      fieldOf('is_online', 'boolean'),
      fieldOf('room_id', 'reference'),
      fieldOf('number', 'number'),
      fieldOf('author', 'text'),
    ],
  };

  it.each([
    '',
    '?sort=title&order=DESC&page=3&perPage=50',
    `${filter({ q: 'a b' })}&page=1`,
    '?perPage=100&something=else',
    filter({}),
    filter({ status: 'sale', begin_from: '2026-12-04', begin_to: '2028-02-29', is_online: 'false' }),
    filter({ is_online: true, room_id: 3, number: '-7', author: 'admin', ids: '1,2' }),
  ])('stays as it is where it means something: %s', (search) => {
    expect(meaningfulSearch(search, resource)).toBe(search);
  });

  it.each([
    ['?sort=nonsense&page=2', '?page=2'],
    ['?sort=title&order=sideways', '?sort=title'],
    ['?page=-3', ''],
    ['?page=0&perPage=25', '?perPage=25'],
    ['?page=1.5', ''],
    ['?page=100001', ''],
    ['?perPage=1000', ''],
    ['?perPage=viele&sort=title', '?sort=title'],
    ['?sort=title&sort=id', ''],
    ['?filter=%7Bbroken&page=2', '?page=2'],
    [filter([1]), ''],
    [filter(null), ''],
    [filter('sale'), ''],
    [`${filter({ q: 'a' })}&filter=%7B%7D`, ''],
  ])('is without what means nothing: %s', (search, left) => {
    expect(meaningfulSearch(search, resource)).toBe(left);
  });

  it.each([
    { status: 'nonsense' },
    { status: ['sale'] },
    { title: 'of no filter' },
    { unknown: 1 },
    { begin: '2026-12-04' },
    { begin_from: '0002-12-04' },
    { begin_from: '2026-02-30' },
    { begin_to: '20266-12-04' },
    { begin_to: 'gestern' },
    { is_online: 1 },
    { is_online: null },
    { room_id: 0 },
    { room_id: 'Saal' },
    { number: '1.5' },
    { number: '99999999999' },
    { author: '' },
    { author: 'x'.repeat(301) },
    { ids: '1,,2' },
    { q: 'x'.repeat(201) },
    { q: { a: 1 } },
  ])('keeps of a filter what the list can follow: not %j', (nonsense) => {
    const named = { author: 'admin', q: 'a' };
    const rest = Object.fromEntries(Object.entries(named).filter(([name]) => !(name in nonsense)));
    expect(meaningfulSearch(filter(nonsense), resource)).toBe('');
    const left = meaningfulSearch(filter({ ...named, ...nonsense }), resource);
    expect(JSON.parse(new URLSearchParams(left).get('filter') ?? '')).toEqual(rest);
  });
});
