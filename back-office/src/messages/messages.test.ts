import english from 'ra-language-english';
import { german } from './german.ts';
import { translated } from './messages.ts';
import { own } from './own.ts';

/** `ra.action.add` and so on. */
function keysOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? textsOf(value) : [String(value)],
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

test('German has all of react-admin’s words, and no others', () => {
  expect(keysOf(german).sort()).toEqual(keysOf(english).sort());
});

test('both languages have all of our own words', () => {
  expect(keysOf(own.de)).toEqual(keysOf(own.en));
});

test('what is put into a text is the same in both languages', () => {
  const [de, en] = [textsOf(own.de), textsOf(own.en)];
  expect(de.map(placeholders)).toEqual(en.map(placeholders));
});

test.each([
  ['foyer.list.count', { smart_count: 1 }, '1 Eintrag'],
  ['foyer.list.count', { smart_count: 0 }, '0 Einträge'],
  ['foyer.list.count', { smart_count: 7 }, '7 Einträge'],
  ['foyer.remove.title', { title: '$& %{x}' }, '„$& %{x}“ löschen?'],
  ['Von einem Feld', {}, 'Von einem Feld'],
  ['foyer.list', {}, 'foyer.list'],
  ['foyer.constructor', { _: 'sonst' }, 'sonst'],
])('%s with %j is "%s"', (key, options, text) => {
  expect(translated('de', key, options)).toBe(text);
});
