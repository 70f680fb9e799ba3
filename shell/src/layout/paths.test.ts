import { testSnapshot } from '@foyer/shared/testing';
import { pathsOf } from './paths.ts';

test('the layout links to pages by their route names', () => {
  expect(pathsOf(testSnapshot(), 'en')).toMatchObject({
    home: '/en',
    programme: '/en/program',
    imprint: '/en/impressum',
    search: '/en/search',
  });
});

test('there is no link to a page that no active remote has', () => {
  const snapshot = testSnapshot();
  delete snapshot.remotes.magazine;
  expect(pathsOf(snapshot, 'de').search).toBeNull();
});
