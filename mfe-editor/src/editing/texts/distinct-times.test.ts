import { createTestSite } from '@foyer/shared/testing';
import { distinctTimes } from './distinct-times.ts';
import { interfaceTexts } from './interface-texts.ts';

const AT = ['2026-11-20T10:00:05+01:00', '2026-11-20T10:00:41+01:00', '2026-11-20T10:01:05+01:00'];

test.each([
  ['de', ['20. Nov. 2026, 10.00.05 Uhr', '20. Nov. 2026, 10.00.41 Uhr', '20. Nov. 2026, 10.01 Uhr']],
  ['en', ['20 Nov 2026, 10:00:05', '20 Nov 2026, 10:00:41', '20 Nov 2026, 10:01']],
  ['ja', ['2026/11/20 10:00:05', '2026/11/20 10:00:41', '2026/11/20 10:01']],
  ['la', ['20. 11. 2026, 10:00:05', '20. 11. 2026, 10:00:41', '20. 11. 2026, 10:01']],
])('instants of one minute are told apart by the second: %s', async (language, told) => {
  const i18n = interfaceTexts(createTestSite());
  await i18n.changeLanguage(language);
  expect(AT.map(distinctTimes(i18n, AT))).toEqual(told);
});
