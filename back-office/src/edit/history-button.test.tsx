import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AuditEntry } from '@foyer/shared/api';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { HistoryButton } from './history-button.tsx';

const note = fieldOf('note', 'text', { localised: true });
const halls = resourceOf('venues', { fields: [fieldOf('title', 'text'), note, fieldOf('picture_id', 'picture')] });
const entryOf = (id: number): AuditEntry => ({
  id,
  at: '2026-11-20T10:00:00+01:00',
  author: `Edda ${id}`,
  action: 'update',
  resource: 'venues',
  record_id: 1,
  title: 'Saal',
  changes: { note: { before: { de: 'alt', en: 'old' }, after: { de: 'alt', en: `new ${id}` } } },
});

async function openHistory(entries: AuditEntry[] | null = null): Promise<void> {
  openScreen(<HistoryButton resource={halls} id={1} />, {
    resources: [halls, resourceOf('pictures', { label: { de: 'Bilder', en: 'Pictures' } })],
    answer: ({ searchParams }) => {
      if (entries) return Response.json({ count: 1, next: null, previous: null, results: entries });
      const isFirst = searchParams.get('page') === '1';
      const results = (isFirst ? [4, 3] : [2, 1]).map(entryOf);
      return Response.json({ count: 4, next: isFirst ? 'page 2' : null, previous: null, results });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Verlauf' }));
}

test('older changes have the focus once they are there: the button that brought the last of them is gone', async () => {
  await openHistory();
  await userEvent.click(await screen.findByRole('button', { name: 'Ältere zeigen' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  await waitFor(() => expect(screen.getAllByRole('article')[2]).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Ältere zeigen' })).toBeNull();
});

test('words of the other language say so', async () => {
  await openHistory();
  expect((await screen.findByText('new 4')).closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('of what was deleted elsewhere, and so taken out here, its kind is said', async () => {
  await openHistory([{ ...entryOf(1), changes: { picture_id: { before: { pictures: 71 }, after: null } } }]);
  expect(await screen.findByText(/Bilder: Nicht mehr vorhanden \(71\)/)).toBeVisible();
  expect(screen.getByText('(leer)')).toBeVisible();
});
