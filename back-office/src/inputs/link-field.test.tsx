import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordForm } from '../edit/record-form.tsx';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';

test('an address of the site that was copied whole leads there without its host', async () => {
  const saved: unknown[] = [];
  openScreen(
    <RecordForm
      resource={resourceOf('redirects', { fields: [fieldOf('new_path', 'link')] })}
      values={{ id: 1, new_path: '' }}
      save={async (sent) => {
        saved.push(sent);
        return { failed: true };
      }}
      saveLabel="Speichern"
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('new_path');
  fireEvent.change(field, { target: { value: `${location.origin}/de/besuch?edit#preise` } });
  expect(field).toHaveValue('/de/besuch#preise');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved).toEqual([{ id: 1, new_path: '/de/besuch#preise' }]));
});
