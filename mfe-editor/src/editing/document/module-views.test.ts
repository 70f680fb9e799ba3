import { firstField } from './module-views.ts';

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
