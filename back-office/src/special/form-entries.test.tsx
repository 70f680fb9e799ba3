import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Notification } from 'react-admin';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { FormEntries } from './form-entries.tsx';

const ENTRIES = resourceOf('form-entries', {
  operations: { create: false, edit: false, delete: true },
  fields: [fieldOf('title', 'text')],
});

/** A house with so many entries, of which every second came with a file. */
function openEntries(count: number) {
  let kept = Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `Zettel ${index + 1}` }));
  const asked: string[] = [];
  let line = Promise.resolve();
  const answer = async (url: URL, { method = 'GET' }: RequestInit) => {
    await line;
    const query = url.searchParams;
    if (method !== 'DELETE') {
      const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))];
      const results = kept.slice((page - 1) * size, page * size);
      return Response.json({
        count: kept.length,
        next: page * size < kept.length ? '/' : null,
        previous: null,
        results,
      });
    }
    const ids = (query.get('ids') ?? '').split(',').map(Number);
    asked.push(`${ids.length}${query.get('confirm') ? ' for good' : ''}`);
    if (query.get('confirm')) {
      kept = kept.filter(({ id }) => !ids.includes(id));
      return new Response(null, { status: 204 });
    }
    const left = ids.filter((id) => kept.some((entry) => entry.id === id));
    const entries = { count: left.length, files: left.filter((id) => id % 2 === 0).length };
    return Response.json({ status: 409, users: [], user_count: 0, entries }, { status: 409 });
  };
  openScreen(
    <>
      <FormEntries resource={ENTRIES} />
      <Notification />
    </>,
    { resources: [ENTRIES], answer },
  );
  const eraseElsewhere = () => {
    kept = [];
  };
  /** Nothing is answered until what is returned is called. */
  const holdLine = () => {
    let release: () => void = () => undefined;
    line = new Promise((resolve) => {
      release = resolve;
    });
    return () => act(async () => release());
  };
  return { asked, eraseElsewhere, holdLine };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (element: HTMLElement) => {
  act(() => element.focus());
  fireEvent.click(element);
};
const box = (name: string) => screen.findByRole('checkbox', { name });

test('chosen entries are deleted together, after it is said how many they are and how many files go with them', async () => {
  const { asked } = openEntries(3);
  press(await box('Auswählen: Zettel 2'));
  press(await box('Auswählen: Zettel 3'));
  expect(screen.getByText('2 ausgewählt')).toBeVisible();
  expect(await box('Alle auf dieser Seite auswählen')).toBePartiallyChecked();

  press(button('Ausgewählte löschen'));
  const dialog = await screen.findByRole('dialog', { name: '2 Einsendungen löschen?' });
  expect(dialog).toHaveAccessibleDescription(/1 Datei geht mit\..*nicht rückgängig/);
  expect(asked).toEqual(['2']);
  press(within(dialog).getByRole('button', { name: 'Löschen' }));

  expect(await screen.findByText('2 Einsendungen sind gelöscht.')).toBeVisible();
  expect(asked).toEqual(['2', '2 for good']);
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Zettel 1' })).toBeVisible();
});

test('all that are found can be chosen, page by page or at once, and the focus stays when nothing is left', async () => {
  const { asked } = openEntries(230);
  await screen.findByRole('link', { name: 'Zettel 1' });
  press(await box('Alle auf dieser Seite auswählen'));
  expect(screen.getByText('25 ausgewählt')).toBeVisible();
  press(button('Alle 230 auswählen'));
  expect(await screen.findByText('230 ausgewählt')).toBeVisible();

  press(button('Ausgewählte löschen'));
  press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));
  expect(await screen.findByText('Noch ist hier nichts.')).toBeVisible();
  expect(asked).toEqual(['100', '100', '30', '100 for good', '100 for good', '30 for good']);
  await waitFor(() => expect(button('Ausgewählte löschen')).toHaveFocus());
});

test('what somebody else has deleted meanwhile is not asked about: it is said, and chosen no longer', async () => {
  const { eraseElsewhere } = openEntries(2);
  press(await box('Auswählen: Zettel 1'));
  eraseElsewhere();
  press(button('Ausgewählte löschen'));
  expect(await screen.findByText('Das ist inzwischen schon gelöscht.')).toBeVisible();
  expect(await screen.findByText('Noch ist hier nichts.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('1 ausgewählt')).not.toBeInTheDocument();
});

test('nothing that is not among those found is chosen', async () => {
  openEntries(3);
  press(await box('Auswählen: Zettel 1'));
  expect(button('Ausgewählte löschen')).not.toHaveAttribute('aria-disabled');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Ada' } });
  await waitFor(() => expect(button('Ausgewählte löschen')).toHaveAttribute('aria-disabled', 'true'));
  expect(await box('Auswählen: Zettel 1')).not.toBeChecked();
});

test('while other entries are on their way nothing can be chosen of those that still stand there', async () => {
  const { holdLine } = openEntries(30);
  const [one, page] = [await box('Auswählen: Zettel 1'), await box('Alle auf dieser Seite auswählen')];
  const release = holdLine();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Zettel' } });
  await waitFor(() => expect(one).toHaveAttribute('aria-disabled', 'true'));
  expect(page).toHaveAttribute('aria-disabled', 'true');
  expect(button('Alle 30 auswählen')).toHaveAttribute('aria-disabled', 'true');
  press(one);
  expect(one).not.toBeChecked();
  await release();
  await waitFor(() => expect(one).not.toHaveAttribute('aria-disabled'));
  expect(page).not.toHaveAttribute('aria-disabled');
  expect(button('Alle 30 auswählen')).not.toHaveAttribute('aria-disabled');
  press(one);
  expect(screen.getByText('1 ausgewählt')).toBeVisible();
});

test('where nothing has come yet nothing is offered to be chosen', async () => {
  openEntries(0);
  expect(await screen.findByText('Noch ist hier nichts.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ausgewählte löschen' })).not.toBeInTheDocument();
});
