import type { PreviewLink } from '@foyer/shared/api';
import { fireEvent, render, screen } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { ShareDialog } from './share-dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('links are told apart by when they end; one is revoked once that is confirmed, and it is said', async () => {
  const links = [10, 40].map((second, id) => ({
    ...({ id, token: `token${id}`, author: 'edda' } as PreviewLink),
    expires_at: `2027-01-01T10:00:${second}Z`,
  }));
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) =>
      init?.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(links),
    );
  const session = edited(rowWith({}));
  render(<ShareDialog editing={{ session, i18n: interfaceTexts(session.site) } as Editing} close={() => undefined} />);
  const fields = await screen.findAllByRole('textbox', { name: /^Link zur Vorschau: / });
  const buttons = screen.getAllByRole('button', { name: /^(?:Kopieren|Widerrufen): / });
  expect(new Set([...fields, ...buttons].map((one) => one.getAttribute('aria-label'))).size).toBe(6);
  const revoke = () => fireEvent.click(screen.getAllByRole('button', { name: /^Widerrufen: / })[0]!);
  const deletions = () => fetched.mock.calls.filter(([, init]) => init?.method === 'DELETE').length;
  revoke();
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect([screen.getAllByRole('textbox').length, deletions()]).toEqual([2, 0]);
  revoke();
  fireEvent.click(screen.getByRole('button', { name: 'Widerrufen' }));
  expect(await screen.findByText('Der Link gilt nicht mehr.')).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('where the links cannot be read it is not said that there are none, and a new one stands beside them', async () => {
  const known = { id: 1, token: 'known', author: 'edda', expires_at: '2027-01-01T10:00:00Z' };
  let isFailing = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'POST') return Response.json({ ...known, id: 2, token: 'new' });
    return isFailing ? Response.json({ status: 503 }, { status: 503 }) : Response.json([known]);
  });
  const session = edited(rowWith({}));
  render(<ShareDialog editing={{ session, i18n: interfaceTexts(session.site) } as Editing} close={() => undefined} />);
  await screen.findByRole('alert');
  expect(screen.queryByText('Zurzeit gilt kein Link.')).toBeNull();
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Link anlegen' }));
  const links = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(links.map(({ value }) => value.split('=')[1])).toEqual(['known', 'new']);
});
