import type { Snapshot } from '@foyer/shared';
import { pathInOtherNames } from './other-names.ts';

const both = (path: string) => ({ de: path, en: path });
const snapshot = (events: { de: string; en: string }, series: string): Snapshot => {
  const route = (paths: { de: string; en: string }) => ({ fragment: 'page', paths });
  const detail = { de: `${events.de}/:slug/:id`, en: `${events.en}/:slug/:id` };
  const routes = {
    index: route(both('/')),
    events: route(events),
    'events-slug-id': route(detail),
    'series-slug-id': route(both(`${series}/:slug?/:id`)),
    team: route(both('/team')),
    pages: route(both('/*')),
  };
  return { id: series, remotes: { events: { routes, widgets: {} } as unknown as Snapshot['remotes'][string] } };
};
const first = snapshot({ de: '/programm', en: '/program' }, '/series');
const second = snapshot(both('/events'), '/abonnements');

test.each([
  ['/de/events', '/de/programm'],
  ['/en/events', '/en/program'],
  ['/de/events/n%C3%A4chte/12', '/de/programm/n%C3%A4chte/12'],
  ['/en/abonnements/12', '/en/series/12'],
  ['/en/abonnements/nachtschicht/12', '/en/series/nachtschicht/12'],
])('%s is %s where the first set is in use, and the other way round', (inSecond, inFirst) => {
  expect(pathInOtherNames(inSecond, first, second)).toBe(inFirst);
  expect(pathInOtherNames(inFirst, second, first)).toBe(inSecond);
});

test.each(['/de', '/de/team', '/de/besuch', '/de/events/ohne-nummer', '/fr/events', '/events'])(
  '%s is no address of the other set',
  (path) => {
    expect(pathInOtherNames(path, first, second)).toBeNull();
  },
);

test('a page that no active remote has is not promised', () => {
  expect(pathInOtherNames('/de/events', { id: 'none', remotes: {} }, second)).toBeNull();
});
