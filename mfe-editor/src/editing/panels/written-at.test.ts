import { writtenAt } from './written-at.ts';

const link = { name: 'link', field: { kind: 'link' }, before: null, language: 'de' } as const;

test('a link that was found leads there in both languages', () => {
  expect(writtenAt(link, '/de/besuch')).toEqual(['link', { url: { de: '/de/besuch', en: '/de/besuch' } }]);
});

test('the first letter of a link that is typed is none of the other language', () => {
  expect(writtenAt(link, 'h', { typed: true })).toEqual(['link', { url: { de: 'h', en: '' } }]);
  expect(writtenAt({ ...link, before: { url: { de: 'h', en: '' } } }, 'ht', { typed: true })).toEqual([
    'link.url.de',
    'ht',
  ]);
});

test('texts have a place per language, everything else has one', () => {
  expect(writtenAt({ ...link, name: 'title', field: { kind: 'line' }, language: 'en' }, 'A')).toEqual([
    'title.en',
    'A',
  ]);
  expect(writtenAt({ ...link, name: 'ratio', field: { kind: 'integer' } }, 3)).toEqual(['ratio', 3]);
});
