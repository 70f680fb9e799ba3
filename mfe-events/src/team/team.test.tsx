import type { Person } from '@foyer/shared/api';
import { screen, within } from '@testing-library/react';
import { contextAt, LONG } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import { groupPersons } from './groups.ts';
import { loadTeam } from './load.ts';
import { messages } from './messages.ts';
import { Team } from './team.tsx';

const person = (id: number, category: Person['category'], changes: Partial<Person> = {}): Person => ({
  id,
  slug: `p-${id}`,
  first_name: 'Anna',
  last_name: `Ahrens ${id}`,
  role: 'Bariton',
  category,
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  ...changes,
});
const technik = { id: 40, name: 'Haus und Technik' };
const leitung = { id: 46, name: 'Leitung' };
/** As the house has put them into order. */
const categories = [leitung, technik];
const persons = [person(1, technik), person(2, null), person(3, leitung), person(4, technik)];

test('categories stand in the order of the house, who has none comes last', () => {
  expect(
    groupPersons(persons, categories).map(({ name, persons: members }) => [name, members.map(({ id }) => id)]),
  ).toEqual([
    ['Leitung', [3]],
    ['Haus und Technik', [1, 4]],
    [null, [2]],
  ]);
});

test('who has none comes last, also where the order is not to be had', () => {
  const first = [person(2, null), person(1, technik), person(3, leitung)];
  expect(groupPersons(first, []).map(({ name }) => name)).toEqual(['Haus und Technik', 'Leitung', null]);
});

test('all pages of persons are read', async () => {
  const answers = {
    '/de/api/persons/': {
      count: 3,
      next: '?page=2',
      previous: null,
      results: [person(1, leitung), person(2, leitung)],
    },
    '/de/api/persons/?page=2': { count: 3, next: null, previous: null, results: [person(3, leitung)] },
  };
  const { asked, context } = contextAt('/de/team', answers);
  expect((await loadTeam(context)).groups).toMatchObject([{ persons: [{ id: 1 }, { id: 2 }, { id: 3 }] }]);
  expect(asked.filter((url) => url.includes('persons'))).toEqual(['/de/api/persons/', '/de/api/persons/?page=2']);
});

test('every group can be jumped to, and every portrait leads to its person', () => {
  show('/de/team', messages, <Team data={{ page: {}, groups: groupPersons(persons, categories) }} />);
  expect(screen.getByRole('link', { name: 'Haus und Technik' })).toHaveAttribute('href', '#team-40');
  const group = screen.getByRole('region', { name: 'Haus und Technik' });
  expect(group).toHaveAttribute('id', 'team-40');
  expect(within(group).getByRole('link', { name: 'Anna Ahrens 4' })).toHaveAttribute('href', '/de/team/p-4/4');
  expect(screen.getByRole('region', { name: 'Außerdem' })).toBeInTheDocument();
});

test('long names and missing parts and pictures are no trouble', () => {
  show(
    '/de/team',
    messages,
    <Team
      data={{
        page: {},
        groups: groupPersons([person(1, leitung, { first_name: LONG, last_name: '', role: '' })], categories),
      }}
    />,
  );
  expect(screen.getByRole('link', { name: LONG })).toBeInTheDocument();
});

test('a house that has introduced nobody says so', () => {
  show('/de/team', messages, <Team data={{ page: {}, groups: [] }} />);
  expect(screen.getByRole('heading', { name: 'Hier ist noch niemand vorgestellt.' })).toBeInTheDocument();
});
