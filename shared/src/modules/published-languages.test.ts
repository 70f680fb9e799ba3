import { documentOf, type ModuleRow } from './document.ts';
import { publishedIn } from './published-languages.ts';

const row = (id: number, fields: ModuleRow['fields'], model = 'link'): ModuleRow => ({
  id,
  parent: null,
  column: 0,
  position: id,
  model,
  slug: '',
  fields,
});
const live = documentOf([row(1, { link_text: { de: 'Alt', en: 'Old' }, link: null, sticky: false })]);
const written = documentOf([
  row(1, { link_text: { de: 'Neu', en: 'New' }, link: { url: { de: '/de/neu', en: '/en/new' } }, sticky: true }),
  row(-2, { content: { de: 'Dazu', en: 'Besides' } }, 'headline'),
]);

test('all languages together are the document itself', () => {
  expect(publishedIn(['en', 'de'], live, written)).toBe(written);
});

test('one language takes its texts and all that has no language; the other stays, and in what is new it is empty', () => {
  const published = publishedIn(['de'], live, written);
  expect(published[1]?.fields).toEqual({
    link_text: { de: 'Neu', en: 'Old' },
    link: { url: { de: '/de/neu', en: '' } },
    sticky: true,
  });
  expect(published[-2]?.fields).toEqual({ content: { de: 'Dazu', en: '' } });
});

test('one after the other is the same as both at once', () => {
  expect(publishedIn(['en'], publishedIn(['de'], live, written), written)).toEqual(written);
});

test('a link that neither language has is none', () => {
  const without = documentOf([row(1, { link_text: { de: 'Alt', en: 'Old' }, link: null })]);
  expect(publishedIn(['de'], without, without)[1]?.fields['link']).toBeNull();
});
