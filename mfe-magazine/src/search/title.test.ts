import type { Messages, Translate } from '@foyer/shared';
import type { Search } from './load.ts';
import { searchMessages } from './messages.ts';
import { titleOf } from './title.ts';

const texts: Messages = searchMessages;
const t: Translate = (key, values = {}) =>
  (texts.de[key] ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
const search: Search = {
  query: 'glas',
  category: null,
  summary: {
    events: { count: 60 },
    others: { count: 2, categories: [{ slug: 'articles', name: 'Mediathek', count: 2 }] },
    suggestion: null,
  },
  events: [],
  others: [],
  page: 1,
  pages: 3,
};

test('titles tell words, kinds and pages apart', () => {
  expect(titleOf({ ...search, query: '' }, t)).toBe('Suche');
  expect(titleOf(search, t)).toBe('„glas“ – Suche');
  expect(titleOf({ ...search, category: 'articles' }, t)).toBe('„glas“ – Suche, Mediathek');
  expect(titleOf({ ...search, category: 'events', page: 2 }, t)).toBe('„glas“ – Suche, Veranstaltungen, Seite 2');
});
