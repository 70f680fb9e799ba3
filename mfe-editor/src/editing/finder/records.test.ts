import { addressIn, foundIn } from './records.ts';

test.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['a.example/b?c', 'https://a.example/b?c'],
  ['/de/besuch#preise', '/de/besuch#preise'],
  ['#preise', '#preise'],
  ['kasse@nordlicht.example', 'mailto:kasse@nordlicht.example'],
  ['mailto:kasse@nordlicht.example', 'mailto:kasse@nordlicht.example'],
  ['+49 (461) 123-45', 'tel:+4946112345'],
  ['Winterreise', null],
  ['Winterreise zu zweit.', null],
  ['2026', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s is the address %s', (words, address) => {
  expect(addressIn(words)).toBe(address);
});

test('what was found has its name and address in the language that is worked in, and its date', () => {
  const record = {
    id: 7,
    title: { de: 'Kino', en: 'Cinema' },
    urls: { de: '/de/programm/kino/7', en: '/en/program/cinema/7' },
    date_start: '2027-06-01T20:00:00+02:00',
  };
  expect(foundIn('events', record, 'en')).toMatchObject({ title: 'Cinema', url: '/en/program/cinema/7' });
  expect(foundIn('events', record, 'de').detail).toContain('20');
  expect(foundIn('persons', { id: 1, full_name: 'Frida Holm' }, 'de').title).toBe('Frida Holm');
});
