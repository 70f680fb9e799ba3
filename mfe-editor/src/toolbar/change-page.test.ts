import { changePageOf } from './change-page.ts';

test.each([
  ['events-slug-id', { slug: 'nacht', id: '12' }, '/admin/events/12/change/'],
  ['productions-slug-id', { slug: 'nacht', id: '3' }, '/admin/productions/3/change/'],
  ['team-slug-id', { slug: 'edda', id: '4' }, '/admin/persons/4/change/'],
  ['venues-slug-id', { slug: 'haus', id: '1' }, '/admin/venues/1/change/'],
  ['series-slug-id', { slug: '', id: '2' }, '/admin/series/2/change/'],
  ['magazine-slug-id', { slug: 'text', id: '9' }, '/admin/articles/9/change/'],
  ['forms-slug-id', { slug: 'kontakt', id: '1' }, '/admin/forms/1/change/'],
  ['events', {}, undefined],
  ['pages', { '*': 'besuch' }, undefined],
  ['events-slug-id', { slug: 'x', id: 'kein' }, undefined],
])('what %s shows is changed at its own place', (route, params, url) => {
  expect(changePageOf({ route, params })?.url).toBe(url);
});
