import type { EventRow } from '../rows/event-row.ts';
import { EventList } from './event-list.ts';
import type { EventsPage } from './events-page.ts';

const row = (id: number): EventRow => ({ id, slug: 'x', title: `event ${id}`, start: `2026-12-${String(id).padStart(2, '0')}T19:30:00+01:00`, status: 'sale' });
const page = (ids: number[], more: boolean): EventsPage => ({ rows: ids.map(row), more });

function listOf(first: EventsPage, pages: Record<number, EventsPage | Error>, at = 1) {
  const asked: number[] = [];
  const fetchPage = async (number: number) => {
    asked.push(number);
    const answer = pages[number];
    if (!answer || answer instanceof Error) throw answer ?? new Error('past the end');
    return answer;
  };
  return { asked, list: new EventList(first, { from: '2026-12-01', teasers: [], page: at, fetchPage }) };
}

test('appends the next page and knows which one it is', async () => {
  const { list } = listOf(page([1, 2], true), { 2: page([3], false) });
  await list.loadMore();
  expect(list.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect([list.page, list.more, list.state]).toEqual([2, false, 'idle']);
});

test('begins where the address begins', async () => {
  const { list, asked } = listOf(page([5], true), { 4: page([6], false) }, 3);
  await list.loadMore();
  expect(asked).toEqual([4]);
  expect(list.firstPage).toBe(3);
});

test('asks for nothing when there is no more', async () => {
  const { list, asked } = listOf(page([1], false), {});
  await list.loadMore();
  expect(asked).toEqual([]);
});

test('asks for one page at a time', async () => {
  const { list, asked } = listOf(page([1], true), { 2: page([2], true), 3: page([3], true) });
  await Promise.all([list.loadMore(), list.loadAhead(), list.loadMore()]);
  expect(asked).toEqual([2]);
});

test('loads two pages ahead by itself, then waits to be asked, so that the footer can be reached', async () => {
  const { list, asked } = listOf(page([1], true), { 2: page([2], true), 3: page([3], true), 4: page([4], true), 5: page([5], true) });
  for (let i = 0; i < 4; i += 1) await list.loadAhead();
  expect(asked).toEqual([2, 3]);
  await list.loadMore();
  await list.loadAhead();
  expect(asked).toEqual([2, 3, 4, 5]);
});

test('what is prepared is there at once, and asked for once', async () => {
  const { list, asked } = listOf(page([1], true), { 2: page([2], true), 3: page([3], true) });
  await list.prepare();
  await list.prepare();
  void list.loadAhead();
  expect([asked, list.rows.length, list.page]).toEqual([[2], 2, 2]);
});

test('a page on its way is waited for, not asked for again', async () => {
  const { list, asked } = listOf(page([1], true), { 2: page([2], true) });
  void list.prepare();
  await list.loadAhead();
  expect([asked, list.page]).toEqual([[2], 2]);
});

test('nothing is prepared that will not be shown unasked', async () => {
  const { list, asked } = listOf(page([1], true), { 2: page([2], true), 3: page([3], true) });
  await list.loadAhead();
  await list.loadAhead();
  await list.prepare();
  expect(asked).toEqual([2, 3]);
});

test('what could not be prepared does not show until it is wanted', async () => {
  const { list } = listOf(page([1], true), { 2: new Error('down') });
  await list.prepare();
  expect(list.state).toBe('idle');
  await list.loadMore();
  expect(list.state).toBe('failed');
});

test('a failure keeps what is there, stops loading ahead, and can be tried again', async () => {
  const pages: Record<number, EventsPage | Error> = { 2: new Error('down') };
  const { list, asked } = listOf(page([1], true), pages);
  await list.loadAhead();
  expect([list.state, list.page, list.rows.length]).toEqual(['failed', 1, 1]);
  await list.loadAhead();
  expect(asked).toEqual([2]);
  pages[2] = page([2], false);
  await list.loadMore();
  expect([list.state, list.page]).toEqual(['idle', 2]);
});

test('an event that comes again on the next page is shown once', async () => {
  const { list } = listOf(page([1, 2], true), { 2: page([2, 3], false) });
  await list.loadMore();
  expect(list.rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('shows its rows by day, over the seam of two pages', async () => {
  const late = { ...row(2), start: '2026-12-01T22:00:00+01:00' };
  const { list } = listOf(page([1], true), { 2: { rows: [late], more: false } });
  await list.loadMore();
  expect(list.days.map(({ day, items }) => [day, items.length])).toEqual([['2026-12-01', 2]]);
});
