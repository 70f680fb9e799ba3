import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { Filters } from './filters.tsx';
import { ListSummary } from './list-table.tsx';

const persons = resourceOf('persons', { filters: ['title'] });
const people = ['Ada', 'Grace'].map((title, index) => ({ id: index + 1, title }));

/** Opens the list of people. */
function openList() {
  const list = (
    <ListBase resource="persons" storeKey={false}>
      <Filters resource={persons} />
      <ListSummary resource={persons} />
    </ListBase>
  );
  return openScreen(list, {
    resources: [persons],
    answer: ({ searchParams }) => {
      const results = people.filter(({ title }) => title.includes(searchParams.get('q') ?? ''));
      return Response.json({ count: results.length, next: null, previous: null, results });
    },
  });
}

test('whoever resets the selection goes on in the search', async () => {
  openList();
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'Grace');
  await userEvent.click(await screen.findByRole('button', { name: 'Auswahl zurücksetzen' }));
  expect(await screen.findByText('2 Einträge')).toBeVisible();
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
});

test('the search says what is searched, on the way back and forth, too', async () => {
  const router = openList();
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'Grace');
  expect(await screen.findByText('1 Eintrag')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('2 Einträge')).toBeVisible();
  expect(search).toHaveValue('');
  await act(() => router.navigate(1));
  expect(await screen.findByText('1 Eintrag')).toBeVisible();
  expect(search).toHaveValue('Grace');
});

test.each([
  ['the search', 'searchbox', 'q'],
  ['a filter', 'textbox', 'title'],
] as const)('what is typed into %s in one go is one step on the way back', async (_, role, name) => {
  const router = openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const field = await screen.findByRole(role);
  const asked = () => new URLSearchParams(router.state.location.search).get('filter');
  for (const [typed, all] of [
    ['Gr', 'Gr'],
    ['ace', 'Grace'],
  ] as const) {
    await userEvent.type(field, typed);
    await waitFor(() => expect(asked()).toBe(JSON.stringify({ [name]: all })));
  }
  await act(() => router.navigate(-1));
  expect(asked()).toBeNull();
  await waitFor(() => expect(field).toHaveValue(''));
});

test('what cannot be searched yet leaves the list as it is, and is searched once it can', async () => {
  const fields = [fieldOf('begin', 'instant'), fieldOf('number', 'number')];
  const visits = resourceOf('visits', { filters: ['begin', 'number'], fields });
  const router = openScreen(
    <ListBase resource="visits" storeKey={false}>
      <Filters resource={visits} />
    </ListBase>,
    { resources: [visits], answer: () => Response.json({ count: 0, next: null, previous: null, results: [] }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '200');
  for (const [label, half, whole, name] of [
    ['begin von', '0002-12-04', '2026-12-04', 'begin_from'],
    ['number', '1.5', '15', 'number'],
  ] as const) {
    const field = screen.getByLabelText(label);
    const { search } = router.state.location;
    fireEvent.change(field, { target: { value: half } });
    fireEvent.blur(field);
    expect(field).toHaveValue(half === '1.5' ? 1.5 : half);
    expect(router.state.location.search).toBe(search);
    fireEvent.change(field, { target: { value: whole } });
    const asked = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}') as object;
    await waitFor(() => expect(asked()).toHaveProperty(name, whole));
  }
});

test('a filter of numbers takes no letters', async () => {
  const visits = resourceOf('visits', { filters: ['number'], fields: [fieldOf('number', 'number')] });
  openScreen(
    <ListBase resource="visits" storeKey={false}>
      <Filters resource={visits} />
    </ListBase>,
    { resources: [visits], answer: () => Response.json({ count: 0, next: null, previous: null, results: [] }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
  const number = screen.getByRole('spinbutton', { name: 'number' });
  await userEvent.type(number, 'abc12');
  expect(number).toHaveValue(12);
});
