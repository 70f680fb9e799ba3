import type { Locale } from '../../platform/languages.ts';
import { isEmpty, questionOf } from './question.ts';

const NOW = new Date('2026-12-04T12:00:00Z');
const keysOf = (query: string) => questionOf(query, 'de', NOW).words.map(({ key }) => key);

describe('what a visitor asks for', () => {
  it.each([
    ['<b>glas', 'glas'],
    ['<b>Glas</b> <i class="x">Licht</i>', 'Glas Licht'],
    ['<p>„Nächte aus Glas“</p>', '„Nächte aus Glas“'],
  ])('is the same with the marks of HTML that came along: %s', (marked, plain) => {
    expect(questionOf(marked, 'de', NOW)).toEqual({
      ...questionOf(plain, 'de', NOW),
      key: questionOf(marked, 'de', NOW).key,
    });
    expect(questionOf(marked, 'de', NOW).key.trim()).toBe(questionOf(plain, 'de', NOW).key.trim());
  });

  it('keeps signs that are no marks', () => {
    expect(keysOf('5 < 6 > 4')).toEqual(['5', '6', '4']);
  });

  it('is nothing where there are marks only', () => {
    expect(isEmpty(questionOf('<b></b>', 'de', NOW))).toBe(true);
  });

  const daysOf = (query: string, locale: Locale = 'de') => {
    const { days, words } = questionOf(query, locale, NOW);
    return [...days.map(({ word }) => word), ...words.map(({ typed }) => typed)];
  };

  it.each([
    ['4.12.', 'tag20261204'],
    ['3.12.', 'tag20271203'],
    ['04.12.2026', 'tag20261204'],
    ['4. 12. 2026', 'tag20261204'],
    ['4.12.25', 'tag20251204'],
    ['2026-12-24', 'tag20261224'],
    ['4. Dezember', 'tag20261204'],
    ['04. Dezember 2027', 'tag20271204'],
    ['4.Dez.', 'tag20261204'],
    ['1. Maerz', 'tag20270301'],
    ['29.2.', 'tag20280229'],
  ])('may be a day, without a year the next one: %s', (query, day) => {
    expect(daysOf(query)).toEqual([day]);
    expect(daysOf(`Konzert, ${query} Salon`)).toEqual([day, 'Konzert', 'Salon']);
  });

  it.each(['4th December', '4th of December', '4 Dec', 'December 4', 'December 4th, 2026', 'Dec. 4', '4.12.'])(
    'may be a day in English: %s',
    (query) => {
      expect(daysOf(query, 'en')).toEqual(['tag20261204']);
    },
  );

  it.each([
    ['31.2.', ['31', '2']],
    ['31. Februar 2027', ['31', 'Februar', '2027']],
    ['2026-13-01', ['2026', '13', '01']],
    ['4.12', ['4', '12']],
    ['192.168.1.1', ['192', '168', '1', '1']],
    ['ab 4 Jahren', ['ab', '4', 'Jahren']],
    ['4 Maiglöckchen', ['4', 'Maiglöckchen']],
    ['Juni 26', ['Juni', '26']],
    ['Mai 2027', ['Mai', '2027']],
    ['1.2.3.4.5', ['1', '2', '3', '4', '5']],
  ])('is no day that the calendar does not have, or that says something else: %s', (query, words) => {
    expect(daysOf(query)).toEqual(words);
  });

  it('has times, too, after a day or a month', () => {
    expect(daysOf('4. Dezember 20:30')).toEqual(['tag20261204', '20', '30']);
    expect(daysOf('December 20:30', 'en')).toEqual(['December', '20', '30']);
  });

  it('may be several days, and none in a phrase', () => {
    expect(daysOf('4. Dezember oder 5.12.')).toEqual(['tag20261205', 'tag20261204', 'oder']);
    expect(daysOf('"4. Dezember"')).toEqual([]);
  });
});
