import type { UserDetails } from '@foyer/shared/api';
import type { Editing } from './editing.ts';
import { calledElsewhere } from './people.ts';
import { edited, rowWith } from './testing/edited.ts';
import { interfaceTexts } from './texts/interface-texts.ts';

test('who meets the own second window is not told of a stranger', async () => {
  const session = edited(rowWith({}));
  session.site.user.replace({ username: 'edda', editing_language: 'de' } as UserDetails);
  await session.people.load(async () => [
    { username: 'edda', name: 'Edda Lindqvist' },
    { username: 'ole', name: 'Ole Brandt' },
  ]);
  const editing = { session, i18n: interfaceTexts(session.site) } as Editing;
  expect(['edda', 'ole', ''].map((account) => calledElsewhere(editing, account))).toEqual([
    'Sie, in einem anderen Fenster',
    'Ole Brandt',
    '',
  ]);
});
