import type { EventRow } from '../rows/event-row.ts';
import type { TeaserRow } from '../rows/teaser-row.ts';
import { groupByDay, teasersAmong, type DayGroup } from './group-by-day.ts';

const event = (start: string, title = start): EventRow => ({
  id: Date.parse(start),
  slug: 'x',
  title,
  start,
  status: 'sale',
});
const teaser = (day: string, headline = `teaser ${day}`): TeaserRow => ({ id: 1, day, headline });

const shape = (groups: DayGroup[]) =>
  groups.map(({ day, items }) => [
    day,
    ...items.map((item) => (item.kind === 'event' ? item.event.title : item.teaser.headline)),
  ]);

test('days ascend, and within a day the order is reversed', () => {
  const groups = groupByDay(
    [
      event('2026-12-04T11:00:00+01:00', 'morning'),
      event('2026-12-04T19:30:00+01:00', 'evening'),
      event('2026-12-05T14:00:00+01:00', 'next'),
    ],
    [],
  );
  expect(shape(groups)).toEqual([
    ['2026-12-04', 'evening', 'morning'],
    ['2026-12-05', 'next'],
  ]);
});

test('a teaser counts as the beginning of its day, so it closes the reversed day', () => {
  const groups = groupByDay(
    [event('2026-12-05T00:00:00+01:00', 'midnight'), event('2026-12-05T20:00:00+01:00', 'evening')],
    [teaser('2026-12-05', 'tip')],
  );
  expect(shape(groups)).toEqual([['2026-12-05', 'evening', 'midnight', 'tip']]);
});

test('a day may consist of a teaser alone', () => {
  expect(shape(groupByDay([event('2026-12-06T11:00:00+01:00', 'matinee')], [teaser('2026-12-05', 'tip')]))).toEqual([
    ['2026-12-05', 'tip'],
    ['2026-12-06', 'matinee'],
  ]);
});

test('what begins at 23.30 belongs to its evening in Berlin, whatever zone it is written in', () => {
  const groups = groupByDay(
    [event('2026-12-04T23:30:00+01:00', 'late'), event('2026-12-04T23:15:00Z', 'after midnight')],
    [],
  );
  expect(shape(groups)).toEqual([
    ['2026-12-04', 'late'],
    ['2026-12-05', 'after midnight'],
  ]);
});

test('on summer nights the day ends two hours before that of UTC', () => {
  const groups = groupByDay([event('2026-07-04T21:30:00Z', '23.30'), event('2026-07-04T22:30:00Z', '0.30')], []);
  expect(shape(groups)).toEqual([
    ['2026-07-04', '23.30'],
    ['2026-07-05', '0.30'],
  ]);
});

test('in the night when the clock goes back, both 2.30 stand in the order of time', () => {
  const groups = groupByDay(
    [
      event('2026-10-25T02:30:00+01:00', 'second'),
      event('2026-10-25T02:45:00+02:00', 'first'),
      event('2026-10-25T23:30:00+01:00', 'late'),
    ],
    [],
  );
  expect(shape(groups)).toEqual([['2026-10-25', 'late', 'second', 'first']]);
});

test('in the night when the clock goes forward, the day is one hour shorter and still one day', () => {
  const groups = groupByDay(
    [
      event('2026-03-29T00:30:00+01:00', 'before'),
      event('2026-03-29T23:30:00+02:00', 'late'),
      event('2026-03-30T00:15:00+02:00', 'next'),
    ],
    [],
  );
  expect(shape(groups)).toEqual([
    ['2026-03-29', 'late', 'before'],
    ['2026-03-30', 'next'],
  ]);
});

test('pages that meet within a day make one day', () => {
  const first = [event('2026-12-04T11:00:00+01:00', 'a')];
  const second = [event('2026-12-04T15:00:00+01:00', 'b')];
  expect(shape(groupByDay([...first, ...second], []))).toEqual([['2026-12-04', 'b', 'a']]);
});

describe('teasers among the events', () => {
  const teasers = ['2026-12-03', '2026-12-04', '2026-12-06', '2026-12-09'].map((day) => teaser(day, day));
  const events = [event('2026-12-04T11:00:00+01:00'), event('2026-12-06T11:00:00+01:00')];
  const days = (stretch: Parameters<typeof teasersAmong>[2]) =>
    teasersAmong(teasers, events, stretch).map(({ day }) => day);

  test('none before the first day asked for', () => {
    expect(days({ from: '2026-12-04', fromStart: true, more: false })).toEqual([
      '2026-12-04',
      '2026-12-06',
      '2026-12-09',
    ]);
  });

  test('none beyond the last event while more are to come', () => {
    expect(days({ from: '2026-12-03', fromStart: true, more: true })).toEqual([
      '2026-12-03',
      '2026-12-04',
      '2026-12-06',
    ]);
  });

  test('none again on a later page for the day that the page before has shown', () => {
    expect(days({ from: '2026-12-03', fromStart: false, more: true })).toEqual(['2026-12-06']);
  });

  test('all that come, when there are no events', () => {
    expect(teasersAmong(teasers, [], { from: '2026-12-04', fromStart: true, more: false })).toHaveLength(3);
  });
});
