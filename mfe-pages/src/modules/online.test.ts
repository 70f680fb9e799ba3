import { isOnline } from './online.ts';

const noon = new Date('2026-12-04T12:00:00+01:00');

test('a module without bounds is online', () => {
  expect(isOnline({}, noon)).toBe(true);
  expect(isOnline({ online_from: null, online_to: '' }, noon)).toBe(true);
});

test('a module is online from its first instant until before its last', () => {
  expect(isOnline({ online_from: '2026-12-04T12:00:00+01:00' }, noon)).toBe(true);
  expect(isOnline({ online_from: '2026-12-04T12:00:01+01:00' }, noon)).toBe(false);
  expect(isOnline({ online_to: '2026-12-04T12:00:01+01:00' }, noon)).toBe(true);
  expect(isOnline({ online_to: '2026-12-04T12:00:00+01:00' }, noon)).toBe(false);
});

test('an unreadable bound does not hide a module', () => {
  expect(isOnline({ online_from: 'bald', online_to: { never: true } }, noon)).toBe(true);
});
