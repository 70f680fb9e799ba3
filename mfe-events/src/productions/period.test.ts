import { formats } from '../testing/content-service.ts';
import { periodOf } from './period.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  `${key} ${Object.values(values).join('|')}`.replaceAll('\u00a0', ' ');
const period = (from: string | null, to: string | null) =>
  periodOf({ from, to }, new Date('2026-12-04T10:00:00+01:00'), formats, t)?.replaceAll('\u00a0', ' ');

test('what begins later says when', () => {
  expect(period('2026-12-05', '2027-03-28')).toBe('period.from 5. Dez. 2026');
});

test('what runs says until when, also on its first and last day', () => {
  expect(period('2026-12-04', '2027-03-28')).toBe('period.until 28. März 2027');
  expect(period('2026-05-05', '2026-12-04')).toBe('period.until 4. Dez. 2026');
});

test('what is over says both days', () => {
  expect(period('2026-05-05', '2026-06-01')).toBe('period.both 5. Mai 2026|1. Juni 2026');
});

test('one day, an open end and an open beginning are said as such', () => {
  expect(period('2026-12-24', '2026-12-24')).toBe('24. Dez. 2026');
  expect(period('2026-05-05', null)).toBe('period.from 5. Mai 2026');
  expect(period(null, '2026-06-01')).toBe('period.until 1. Juni 2026');
  expect(period(null, null)).toBeUndefined();
});
