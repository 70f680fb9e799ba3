import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openScreen } from '../testing/open-screen.tsx';
import { LinkFinder } from './link-finder.tsx';

test('an address that is typed is set by Enter, once it is one', async () => {
  const picked: unknown[] = [];
  openScreen(<LinkFinder onPick={(link) => picked.push(link)} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'https://haus{Enter}');
  expect(picked).toEqual([]);
  await userEvent.type(field, '.example/a {Enter}');
  expect(picked).toEqual([{ url: 'https://haus.example/a', title: 'https://haus.example/a' }]);
});
