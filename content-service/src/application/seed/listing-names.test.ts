import house from '@foyer/demo-house';
import { urlsWith } from '../../platform/urls.ts';
import { withListingNames } from './listing-names.ts';

const content = house.contentOn(new Date('2026-12-04T12:00:00Z'));

it('leaves the demo house as it is written for the first set of names', () => {
  expect(withListingNames(content, urlsWith('first'))).toBe(content);
});

it('lets nothing of it lead to names of the first set where the second is in use', () => {
  const second = withListingNames(content, urlsWith('second'));
  expect(second.nav.menu[0]?.url).toEqual({ de: '/de/events', en: '/en/events' });
  expect(second.pages.map(({ path }) => path.de)).toEqual(
    expect.arrayContaining(['', 'events', 'ensemble', 'magazine', 'impressum']),
  );
  expect(second.pages).toHaveLength(content.pages.length);
  expect(second.redirects).toContainEqual({ oldPath: '/de/spielplan', newPath: '/de/events' });
  expect(second.redirects.filter(({ oldPath, newPath }) => oldPath === newPath)).toEqual([]);
  expect(JSON.stringify({ ...second, files: [], pictures: [] })).not.toMatch(
    /\/(de|en)\/(programm?|team|mediathek-..)["/?#\\]/,
  );
});
