import { FIELD_TYPES } from '@foyer/shared/forms';
import { entryAnswers } from './entry-answers.ts';

const day = (slug: string) => ({ slug, fieldType: FIELD_TYPES.date, label: { de: 'Tag', en: 'Day' }, choices: [] });
/** An entry of a form that asks for days. */
const stored = {
  fields: [day('day'), day('wish'), day('none')],
  entry: { fieldValues: { day: '2026-12-04', wish: 'bald', none: null } },
  files: [],
} as unknown as Parameters<typeof entryAnswers>[0];

const values = (...more: [locale: 'de' | 'en', dayText?: (day: string) => string]) =>
  entryAnswers(stored, ...more).map(({ value }) => value);

test('days are written as the language of whoever reads them has them', () => {
  expect(values('de')).toEqual(['4. Dezember 2026', 'bald', '']);
  expect(values('en')).toEqual(['4 December 2026', 'bald', '']);
});

test('numbers are written as the language of whoever reads them has them, in tables too', () => {
  const numbers = {
    fields: [],
    entry: { fieldValues: { half: 3.5, debt: -1234.25, many: 12000 } },
    files: [],
  } as unknown as typeof stored;
  const written = (locale: 'de' | 'en') => entryAnswers(numbers, locale).map(({ value }) => value);
  expect(written('de')).toEqual(['3,5', '-1234,25', '12000']);
  expect(written('en')).toEqual(['3.5', '-1234.25', '12000']);
});

test('a table gets days as they are kept', () => {
  expect(values('de', (text) => text)).toEqual(['2026-12-04', 'bald', '']);
});
