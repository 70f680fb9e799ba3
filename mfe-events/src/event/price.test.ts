import { formatsOf, type Messages } from '@foyer/shared';
import { messages } from './messages.ts';
import { priceOf } from './price.ts';

const texts: Messages = messages;
const t =
  (locale: 'de' | 'en') =>
  (key: string, values: Record<string, string | number> = {}) =>
    (texts[locale][key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const price = (
  from: number | null,
  to: number | null,
  status: 'sale' | 'free_entrance' = 'sale',
  locale: 'de' | 'en' = 'de',
) => priceOf({ price: { from, to, currency: 'EUR' }, status }, formatsOf(locale), t(locale))?.replace(/\u00a0/g, ' ');

test('a span of prices says its currency once in German', () => {
  expect(price(12, 48)).toBe('12 bis 48 €');
  expect(price(12.5, 48)).toBe('12,50 bis 48 €');
});

test('in English the sign stands before each', () => {
  expect(price(12, 48, 'sale', 'en')).toBe('€12 to €48');
});

test('one price is one price', () => {
  expect(price(12, 12)).toBe('12 €');
  expect(price(12, null)).toBe('12 €');
});

test('free is said in words', () => {
  expect(price(null, null, 'free_entrance')).toBe('Eintritt frei');
  expect(price(0, 0)).toBe('Eintritt frei');
});

test('nothing is said where nothing is known', () => {
  expect(price(null, null)).toBeUndefined();
});
