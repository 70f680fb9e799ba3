import { resourceNamed } from './paths.ts';

const resources = ['events', 'persons', 'series', 'articles', 'pictures', 'opening-hours', 'alerts'].map((name) => ({
  name,
}));

test.each([
  ['events', 'events'],
  ['event', 'events'],
  ['series', 'series'],
  ['person', 'persons'],
  ['team', 'persons'],
  ['magazine', 'articles'],
  ['opening_hours', 'opening-hours'],
  ['images', 'pictures'],
  ['breaking_news', 'alerts'],
])('"%s" in an address means %s', (word, name) => {
  expect(resourceNamed(resources, word)?.name).toBe(name);
});

test('an unknown word means nothing', () => {
  expect(resourceNamed(resources, 'constructor')).toBeNull();
  expect(resourceNamed(resources, 'dashboards')).toBeNull();
});
