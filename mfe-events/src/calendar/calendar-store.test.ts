import { CalendarStore } from './calendar-store.ts';

const later = () => {
  let resolve: (days: string[]) => void = () => undefined;
  const promise = new Promise<string[]>((done) => (resolve = done));
  return { promise, resolve };
};

test('turns to a month when its days are there, not before', async () => {
  const answer = later();
  const calendar = new CalendarStore('2026-12', ['2026-12-04'], () => answer.promise);
  const turning = calendar.turnTo('2027-01');
  expect(calendar.month).toBe('2026-12');
  answer.resolve(['2027-01-02']);
  await turning;
  expect(calendar.month).toBe('2027-01');
  expect([...calendar.days]).toEqual(['2027-01-02']);
});

test('shows the month asked for last, however slowly the others come', async () => {
  const answers = { '2027-01': later(), '2027-02': later() };
  const calendar = new CalendarStore('2026-12', [], (month) => answers[month as keyof typeof answers].promise);
  const first = calendar.turnTo('2027-01');
  const second = calendar.turnTo('2027-02');
  answers['2027-02'].resolve(['2027-02-03']);
  answers['2027-01'].resolve(['2027-01-05']);
  await Promise.all([first, second]);
  expect(calendar.month).toBe('2027-02');
  expect([...calendar.days]).toEqual(['2027-02-03']);
});

test('stays where it is when the days cannot be had', async () => {
  const calendar = new CalendarStore('2026-12', ['2026-12-04'], () => Promise.reject(new Error('down')));
  await expect(calendar.turnTo('2027-01')).rejects.toThrow('down');
  expect(calendar.month).toBe('2026-12');
});
