import { testSnapshot } from '@foyer/shared/testing';
import type { House } from './house.ts';
import { permit } from './permit.ts';
import type { Site } from './site.ts';

/** A registry whose magazine asks for a permission. */
function house(permission: string): House {
  const { id, remotes } = testSnapshot();
  const all = {
    id: `${id}-${permission}`,
    remotes: { ...remotes, magazine: { ...remotes.magazine!, permission: permission as 'editor' } },
  };
  return { snapshots: () => ({ all, open: { id, remotes } }) } as unknown as House;
}

const visit = (pathname: string) =>
  ({ place: { pathname, search: '', isLocalised: true }, state: { user: null } }) as Site;

test('a page whose permission this shell cannot check is for nobody, and says why', () => {
  expect(permit(visit('/de/mediathek-de'), house('subscriber'))).toBe('Unknown middleware subscriber');
});

test('other pages of the same site are for everybody', () => {
  expect(permit(visit('/de/programm'), house('subscriber'))).toBeNull();
});
