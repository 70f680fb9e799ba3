import { changePageOf } from './change-page.ts';

test.each([
  ['events.detail', { slug: 'nacht', id: '12' }, '/admin/events/12/change/'],
  ['productions.detail', { slug: 'nacht', id: '3' }, '/admin/productions/3/change/'],
  ['team.detail', { slug: 'edda', id: '4' }, '/admin/persons/4/change/'],
  ['venues.detail', { slug: 'haus', id: '1' }, '/admin/venues/1/change/'],
  ['series.detail', { slug: '', id: '2' }, '/admin/series/2/change/'],
  ['magazine.detail', { slug: 'text', id: '9' }, '/admin/articles/9/change/'],
  ['forms.detail', { slug: 'kontakt', id: '1' }, '/admin/forms/1/change/'],
  ['events', {}, undefined],
  ['pages', { '*': 'besuch' }, undefined],
  ['events.detail', { slug: 'x', id: 'kein' }, undefined],
])('what %s shows is changed at its own place', (route, params, url) => {
  expect(changePageOf({ route, params })?.url).toBe(url);
});
