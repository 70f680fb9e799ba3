import { act, screen, waitFor } from '@testing-library/react';
import { Notification } from 'react-admin';
import { openScreen, resourceOf } from '../testing/open-screen.tsx';
import { lastListPath } from './last-list.ts';
import { ListPage } from './list-page.tsx';

test('a list that cannot be read says so in the language of the interface, not in the words of the service', async () => {
  const users = resourceOf('users');
  openScreen(
    <>
      <ListPage resource={users} />
      <Notification />
    </>,
    {
      resources: [users],
      answer: () =>
        new Response(JSON.stringify({ title: 'Forbidden', status: 403, detail: 'This needs an administrator.' }), {
          status: 403,
          headers: { 'content-type': 'application/problem+json' },
        }),
    },
  );
  await waitFor(() => expect(screen.getAllByText('Die Liste konnte nicht gelesen werden.')).toHaveLength(2));
  expect(screen.queryByText('This needs an administrator.')).not.toBeInTheDocument();
});

test('small screens name the order of a list that is sorted by when its records came', async () => {
  const entries = resourceOf('form-entries', { sortable: ['id', 'title'], sort: { field: 'id', order: 'desc' } });
  openScreen(<ListPage resource={entries} />, {
    resources: [entries],
    answer: () => Response.json({ count: 1, next: null, previous: null, results: [{ id: 1, title: 'Zettel' }] }),
  });
  expect(await screen.findByRole('combobox', { name: 'Sortieren nach' })).toHaveDisplayValue('Hinzugefügt ↓');
});

test('whoever comes back from a record finds the list as they left it, and the whole one where they began anew', async () => {
  const persons = resourceOf('persons');
  const router = openScreen(<ListPage resource={persons} />, {
    resources: [persons],
    answer: () => Response.json({ count: 1, next: null, previous: null, results: [{ id: 1, title: 'Ada' }] }),
  });
  await screen.findByText('Ada');
  const query = `?filter=${encodeURIComponent('{"q":"a"}')}&page=1`;
  await act(() => router.navigate(`/${query}`));
  await waitFor(() => expect(lastListPath('persons')).toBe(`/persons/${query}`));
  await act(() => router.navigate('/'));
  await waitFor(() => expect(lastListPath('persons')).toBe('/persons/'));
});

test('what means nothing in an address that somebody has made gives way to what the list begins with', async () => {
  const persons = resourceOf('persons');
  const asked: string[] = [];
  const router = openScreen(
    <>
      <ListPage resource={persons} />
      <Notification />
    </>,
    {
      resources: [persons],
      answer: ({ search }) => {
        asked.push(search);
        return Response.json({ count: 1, next: null, previous: null, results: [{ id: 1, title: 'Ada' }] });
      },
    },
  );
  await screen.findByText('Ada');
  await act(() => router.navigate('/?sort=nonsense&perPage=1000&page=-3'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const filter = `?filter=${encodeURIComponent('{"q":"a"}')}`;
  await act(() => router.navigate(`/${filter}&perPage=0`));
  const asWhole = '?page=1&page_size=25&sort=title&order=asc';
  await waitFor(() => expect(new Set(asked)).toEqual(new Set([asWhole, asWhole.replace('?', '?q=a&')])));
  expect(lastListPath('persons')).toBe(`/persons/${filter}`);
  expect(await screen.findByText('Ada')).toBeVisible();
});
