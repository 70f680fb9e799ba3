import { hoursOfWeek } from './hours.ts';

const day = (weekday: number, time_from: string, time_to: string, closed = false) => ({
  weekday,
  time_from,
  time_to,
  closed,
});

test('following days with the same hours are one span', () => {
  const week = [
    day(2, '10:00:00', '18:00:00'),
    day(3, '10:00:00', '18:00:00'),
    day(1, '00:00:00', '00:00:00', true),
    day(4, '10:00:00', '20:00:00'),
  ];
  expect(hoursOfWeek(week)).toEqual([
    { first: 1, last: 1, from: '', to: '' },
    { first: 2, last: 3, from: '10:00', to: '18:00' },
    { first: 4, last: 4, from: '10:00', to: '20:00' },
  ]);
});

test('days that are not next to each other stay apart', () => {
  expect(hoursOfWeek([day(1, '10:00', '18:00'), day(3, '10:00', '18:00')])).toHaveLength(2);
});

test.each([
  undefined,
  'immer',
  [null],
  [day(0, '10:00', '18:00')],
  [day(8, '10:00', '18:00')],
  [day(1, 'früh', 'spät')],
])('hours %j are none', (value) => {
  expect(hoursOfWeek(value)).toEqual([]);
});
