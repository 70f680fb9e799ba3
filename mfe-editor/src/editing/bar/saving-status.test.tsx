import { ApiError } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';
import { createTestSite } from '@foyer/shared/testing';
import { render, screen } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { begin } from '../saving/testing/tab.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { SavingStatus } from './saving-status.tsx';

test.each([
  ['without a line', 0, 'Offline'],
  ['when the service fails', 503, 'Nicht gespeichert'],
])('%s it says so: %d, %s', async (_, status, words) => {
  const { server, page, saver } = begin();
  server.refuse = new ApiError(status, '', null);
  page.write('Noch da');
  await saver.flush();
  const session = { saver, recovery: { isUpToDate: true } };
  render(
    <SavingStatus
      editing={
        {
          session,
          i18n: interfaceTexts(createTestSite({ user: { username: 'editor', editing_language: 'de' } as UserDetails })),
        } as Editing
      }
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
