import { fireEvent, render, screen } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { FinderDialog } from './finder-dialog.tsx';
import { FinderStore, type FinderRequest } from './finder-store.ts';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const PAGE_SIZE = 24;
const TITLES = [...Array(60).keys()].map((index) => `Ort ${index}`);

/** The service fails until it is told not to. */
let isFailing = false;
beforeEach(() => {
  isFailing = false;
});

function show(send: () => Promise<unknown> = () => Promise.reject(new Error('nobody sends'))) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { searchParams, pathname } = new URL(address as string, 'http://a.example');
    const [, id] = /(\d+)\/$/.exec(pathname) ?? [];
    if (id || isFailing) return Response.json({ status: 503 }, { status: 503 });
    const from = (Number(searchParams.get('page')) - 1) * PAGE_SIZE;
    const results = TITLES.slice(from, from + PAGE_SIZE).map((name, index) => ({
      id: from + index,
      name: { de: name },
    }));
    return Response.json({ results, count: TITLES.length, next: null, previous: null });
  });
  const session = edited(rowWith({}));
  const request: FinderRequest = { kinds: ['pictures'] };
  const finder = new FinderStore();
  void finder.find(request);
  const editing = { session, finder, uploads: { current: null, send }, i18n: interfaceTexts(session.site) };
  render(<FinderDialog editing={editing as unknown as Editing} request={finder.request!} />);
}

test('nothing is left out for whoever presses twice for more', async () => {
  show();
  await screen.findByText('Ort 0');
  const more = screen.getByRole('button', { name: 'Mehr zeigen' });
  fireEvent.click(more);
  fireEvent.click(more);
  await screen.findByText('Ort 47');
  fireEvent.click(more);
  await screen.findByText('Ort 59');
  expect(screen.getAllByText(/^Ort/).map(({ textContent }) => textContent)).toEqual(TITLES);
});

test('a file that has arrived and cannot be read is said, and can be chosen again', async () => {
  show(async () => ({ kind: 'picture', id: 7 }));
  const input = screen.getByLabelText<HTMLInputElement>('Hochladen …');
  const cleared = jest.spyOn(input, 'value', 'set');
  fireEvent.change(input, { target: { files: [new File([''], 'a.png', { type: 'image/png' })] } });
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  // However long the sentence beside it is.
  expect(input.closest('label')).toHaveStyle({ flex: 'none' });
  expect(cleared).toHaveBeenCalledWith('');
});

test('where more cannot be had, what was found stays, and the next try goes on from there', async () => {
  show();
  await screen.findByText('Ort 0');
  isFailing = true;
  fireEvent.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  expect(await screen.findByText(/^Das ist gerade nicht zu haben/)).toHaveAttribute('role', 'status');
  expect(screen.getAllByText(/^Ort/)).toHaveLength(PAGE_SIZE);
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Mehr zeigen' }));
  await screen.findByText('Ort 47');
  expect(screen.getAllByText(/^Ort/).map(({ textContent }) => textContent)).toEqual(TITLES.slice(0, 2 * PAGE_SIZE));
});

test('Enter looks again for what could not be looked for', async () => {
  isFailing = true;
  show();
  await screen.findByText(/^Das ist gerade nicht zu haben/);
  isFailing = false;
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  await screen.findByText('Ort 0');
});

test('the arrows that choose among composed words do not leave the field', async () => {
  show();
  await screen.findByText('Ort 0');
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(field).toHaveFocus();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field).not.toHaveFocus();
});
