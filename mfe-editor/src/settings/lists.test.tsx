import type { Passkey, UserSession } from '@foyer/shared/api';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { Passkeys } from './passkeys.tsx';
import { SessionList } from './session-list.tsx';

const at = '2026-11-22T10:00:00Z';
const session = (id: string) => ({ id, client: id, created_at: at, seen_at: at, is_current: false }) as UserSession;
const passkey = (id: string) => ({ id, name: id, created_at: at, used_at: null }) as Passkey;

/** Presses a button of each of two entries. @returns what is listed once both are answered, in this order */
async function pressTwice(view: ReactNode, name: string): Promise<(string | null | undefined)[]> {
  const answers: (() => void)[] = [];
  const site = createTestSite({ href: '/de/user/settings' });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve(new Response(null, { status: 204 })))),
    );
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'test', texts);
  render(<TestRoot site={site}>{view}</TestRoot>);
  const [first, second] = screen.getAllByText(name);
  fireEvent.click(first!);
  fireEvent.click(second!);
  for (const answer of answers) await act(async () => answer());
  return screen.queryAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
}

test.each([
  ['sessions', <SessionList key="" sessions={['Eins', 'Zwei', 'Drei'].map(session)} />, 'Beenden'],
  ['passkeys', <Passkeys key="" passkeys={['Eins', 'Zwei', 'Drei'].map(passkey)} />, 'Entfernen'],
])('of %s that are ended one right after the other none comes back', async (_, view, name) => {
  expect(await pressTwice(view, name)).toEqual(['Drei']);
});
