import { newRow } from './commands.ts';
import { firstField, firstWords } from './module-views.ts';

test.each([
  ['headline', 'content'],
  ['full_teaser', 'headline'],
  ['teaser_item', 'headline'],
  ['faq_item', 'question'],
  ['link', 'link_text'],
  ['logo_item', 'link_text'],
  ['image', undefined],
  ['html', undefined],
])('a new %s begins with its %s', (model, field) => {
  expect(firstField(model)).toBe(field);
});

test('the first words of a module read as they stand on the page', () => {
  const words = (html: string) => firstWords(newRow('text', 1, { content: { de: html, en: '' } }), 'de');
  expect(words('<p>Mit <a href="/de">der <b>Bahn</b></a>.</p><p>Und zu Fuß</p>')).toBe('Mit der Bahn. Und zu Fuß');
  expect(words('<ul><li>Eins</li><li>Zwei<br>Drei</li></ul>')).toBe('Eins Zwei Drei');
});
