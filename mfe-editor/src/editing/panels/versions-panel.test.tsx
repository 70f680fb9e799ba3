import { ApiError } from '@foyer/shared';
import type { Paged, PageVersion } from '@foyer/shared/api';
import { documentOf } from '@foyer/shared/modules';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { VersionsPanel } from './versions-panel.tsx';

/** Versions, the newest first, two on a page. */
let labels: string[];

/** What the panel says of the versions as a whole. */
const said = () => [screen.queryByText('Noch keine.'), screen.queryByText(/^Was Sie wiederherstellen/)];

async function show() {
  labels = ['Sechs', 'Fünf', 'Vier', 'Drei', 'Zwei', 'Eins'];
  const session = edited(rowWith({ 2: '' }));
  session.api.versions = async (asked) => {
    const page = asked?.page ?? 1;
    const results = labels.slice(2 * page - 2, 2 * page).map((label, index) => ({
      ...({ id: labels.length - 2 * page - index, label, author: 'edda', published: true } as PageVersion),
      created_at: '2026-11-22T10:00:00Z',
    }));
    return { results, next: 2 * page < labels.length ? '?' : null, previous: null, count: labels.length };
  };
  render(<VersionsPanel editing={{ session, i18n: interfaceTexts(session.site) } as Editing} />);
  await screen.findByText('Sechs');
  return session;
}

const listed = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
const more = () => screen.getByRole('button', { name: 'Ältere zeigen' });

test('none is left out by whoever presses twice for older ones', async () => {
  await show();
  fireEvent.click(more());
  fireEvent.click(more());
  await screen.findByText('Eins');
  expect(listed()).toEqual(labels);
});

test('what is published while older ones are on show is among them, and none is there twice', async () => {
  const session = await show();
  fireEvent.click(more());
  await screen.findByText('Drei');
  labels = ['Sieben', ...labels];
  act(() => session.goLive(documentOf(rowWith({ 2: 'Neu' }))));
  await screen.findByText('Sieben');
  expect(listed()).toEqual(['Sieben', 'Sechs', 'Fünf', 'Vier']);
});

test('that there are none yet is said once that is known, and not of those that could not be read', async () => {
  const session = edited(rowWith({ 2: '' }));
  let answer: (found: Error | Paged<PageVersion>) => void = () => undefined;
  session.api.versions = () =>
    new Promise((resolve, reject) => {
      answer = (found) => (found instanceof Error ? reject(found) : resolve(found));
    });
  render(<VersionsPanel editing={{ session, i18n: interfaceTexts(session.site) } as Editing} />);
  expect(said()).toEqual([null, null]);
  await act(async () => answer(new Error('The line is broken.')));
  expect(session.panels.notice?.text).toBe('page.failed');
  expect(said()).toEqual([null, null]);
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => answer({ results: [], next: null, previous: null, count: 0 }));
  expect(said()).toEqual([expect.anything(), null]);
});

test('each of its buttons says which version it is about, after the word that is seen', async () => {
  await show();
  const named = screen
    .getAllByRole('button', { name: /: / })
    .map((button) => [button.textContent, button.getAttribute('aria-label')]);
  expect(named.map(([word = '', label]) => label?.startsWith(`${word}: `))).toEqual(Array(6).fill(true));
  expect(new Set(named.map(([, label]) => label)).size).toBe(6);
  expect(named[0]?.[1]).toContain('Ansehen: Sechs, ');
});

test('that a version was not brought back is said as that', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const session = edited(rowWith({ 2: '' }));
  const version = { id: 5, label: 'Fünf', author: 'edda', published: true, created_at: '2026-11-22T10:00:00Z' };
  session.api.versions = async () => ({ results: [version], next: null, previous: null, count: 1 });
  session.publication.restore = () => Promise.reject(new ApiError(503, '', null));
  const comparison = { learn: async () => undefined, documentOf: () => documentOf(rowWith({ 2: 'Alt' })) };
  const editing = { session, comparison, i18n: interfaceTexts(session.site) };
  render(<VersionsPanel editing={editing as unknown as Editing} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Wiederherstellen: / }));
  fireEvent.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
  await waitFor(() => expect(session.panels.notice?.words).toMatch(/^Das hat nicht geklappt/));
});
