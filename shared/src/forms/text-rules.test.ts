import { FIELD_TYPES } from './field-types.ts';
import { LONGEST_ANSWER, numberOf, textFault } from './text-rules.ts';

type Kind = keyof typeof FIELD_TYPES;

test.each<[Kind, string]>([
  ['email', 'ada@haus.example'],
  ['email', 'ada+x@sub.häuser.example'],
  ['email', "o'hara@haus.de"],
  ['number', '0'],
  ['number', '-3.5'],
  ['number', '3,5'],
  ['number', '.5'],
  ['number', '+12'],
  ['number', '1e3'],
  ['telephone', '+49 (0)431 / 90-12.3'],
  ['url', 'https://haus.example/x?y#z'],
  ['url', 'HTTP://haus.example:8080'],
])('a field for %s takes %s', (kind, text) => {
  expect(textFault(FIELD_TYPES[kind], text)).toBeNull();
});

test.each<[Kind, string]>([
  ['email', 'ada'],
  ['email', 'ada@haus'],
  ['email', 'ada@haus.x'],
  ['email', 'ada@haus.'],
  ['email', '@haus.example'],
  ['email', 'ada@@haus.example'],
  ['email', `${'a'.repeat(243)}@haus.example`],
  ['number', ''],
  ['number', 'drei'],
  ['number', '1.000,50'],
  ['number', '0x10'],
  ['number', 'Infinity'],
  ['number', '1e999'],
  ['number', '-'],
  ['telephone', 'abc'],
  ['telephone', '12'],
  ['telephone', '1'.repeat(41)],
  ['url', 'haus.example'],
  ['url', 'https://haus'],
  ['url', 'https://.example'],
  ['url', 'https://haus.example:port'],
  ['url', 'javascript:alert(1)'],
])('a field for %s refuses %s', (kind, text) => {
  expect(textFault(FIELD_TYPES[kind], text)).toBe(kind);
});

test('any other field takes every text that is not too long', () => {
  expect(textFault(FIELD_TYPES.textarea, 'x'.repeat(LONGEST_ANSWER))).toBeNull();
  expect(textFault(FIELD_TYPES.textarea, 'x'.repeat(LONGEST_ANSWER + 1))).toBe('long');
});

test('a number is the same with a point and with a comma', () => {
  expect(numberOf('3,25')).toBe(3.25);
  expect(numberOf('3.25')).toBe(3.25);
  expect(numberOf('3,2,5')).toBeNaN();
});
