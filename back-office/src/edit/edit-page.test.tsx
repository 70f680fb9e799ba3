import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { openScreen, resourceOf } from '../testing/open-screen.tsx';
import { EditPage } from './edit-page.tsx';

test('a record that was deleted is not asked for again', async () => {
  const venues = resourceOf('venues');
  const asked: string[] = [];
  const router = openScreen(
    <>
      <EditPage resource={venues} id="7" />
      <Notification />
    </>,
    {
      resources: [venues],
      answer: ({ pathname }, { method = 'GET' }) => {
        asked.push(`${method} ${pathname}`);
        return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ id: 7, title: 'Saal' });
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  await screen.findByText(/Saal.*gelöscht/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/venues/'));
  const path = '/de/api/back-office/venues/7/';
  expect(asked).toEqual([`GET ${path}`, `DELETE ${path}`]);
});
