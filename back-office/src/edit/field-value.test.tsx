import { screen, within } from '@testing-library/react';
import { fieldOf, openScreen } from '../testing/open-screen.tsx';
import { FieldValue } from './field-value.tsx';

const words = (name: string) => fieldOf(name, 'text', { localised: true });
const menu = fieldOf('menu', 'list', {
  fields: [words('name'), words('url'), fieldOf('children', 'list', { fields: [words('name')] })],
});
const entry = (name: string, more: object = {}) => ({ name: { de: name, en: name }, url: null, children: [], ...more });

const show = (value: unknown, other?: unknown) =>
  openScreen(<FieldValue field={menu} value={value} language={null} other={other} />);
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the entries of a list are called as in its form, and what they hold has its labels', () => {
  show([entry('Programm'), entry('Besuch', { url: { de: '/de/besuch', en: '' } })]);
  expect(entries()).toEqual([
    '1. Programm name DEProgrammname ENProgramm',
    '2. Besuch name DEBesuchname ENBesuchurl DE/de/besuch',
  ]);
  expect(within(screen.getAllByRole('listitem')[1]!).getByText('/de/besuch')).toHaveAttribute('lang', 'de');
});

test('beside another version, a long list shows what differs and counts the rest', () => {
  const long = Array.from({ length: 40 }, (_, at) => entry(`Link ${at}`));
  show(long.with(7, entry('Link 7', { url: { de: '/neu', en: '' } })), long);
  expect(entries()).toEqual(['8. Link 7 geänderturl DE/neu']);
  expect(screen.getByText('39 Einträge sind in beiden Fassungen gleich.')).toBeVisible();
});

test('it says what stands elsewhere, what is new and what is missing', () => {
  show([entry('Besuch'), entry('Presse'), entry('Programm')], [entry('Programm'), entry('Besuch')]);
  expect(entries()).toEqual([
    '2. Presse nur in dieser Fassungname DEPressename ENPresse',
    '3. Programm in der anderen Fassung Nr. 1',
  ]);
});

test('an entry that only the other version has is missing', () => {
  show([entry('Besuch')], [entry('Programm'), entry('Besuch')]);
  expect(screen.getByText('Nicht in dieser Fassung:')).toBeVisible();
  expect(entries()).toEqual(['1. Programm']);
});

test('entries within an entry are compared, too', () => {
  const children = (...names: string[]) => ({ children: names.map((name) => entry(name)) });
  show([entry('Haus', children('Team', 'Kontakt'))], [entry('Haus', children('Team'))]);
  expect(entries()).toEqual([
    expect.stringMatching(/^1\. Haus geändert/),
    '2. Kontakt nur in dieser Fassungname DEKontaktname ENKontakt',
  ]);
  expect(screen.getByText('1 Eintrag ist in beiden Fassungen gleich.')).toBeVisible();
});
