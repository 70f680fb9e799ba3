import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { CreatePage } from './create-page.tsx';

test('the page of a new record says what is made', () => {
  const events = resourceOf('events', { new_label: { de: 'Neue Veranstaltung', en: 'New event' } });
  openScreen(<CreatePage resource={events} />, { resources: [events] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neue Veranstaltung');
});

test('a new record, and a new entry of its list, begin with what the content service gives them', async () => {
  const forms = resourceOf('forms', {
    fields: [
      fieldOf('title', 'text'),
      fieldOf('submit_label', 'text', { localised: true, initial: { de: 'Absenden', en: 'Send' } }),
      fieldOf('keep_days', 'number', { initial: 180 }),
      fieldOf('fields', 'list', {
        fields: [fieldOf('required', 'boolean'), fieldOf('visible', 'boolean', { initial: true })],
      }),
    ],
  });
  const sent: unknown[] = [];
  openScreen(<CreatePage resource={forms} />, {
    resources: [forms],
    answer: (_, { body }) => {
      sent.push(JSON.parse(body as string));
      return Response.json({ id: 1 }, { status: 201 });
    },
  });
  await userEvent.type(screen.getByLabelText('title'), 'Anmeldung');
  await userEvent.click(screen.getByRole('button', { name: /^Hinzufügen/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
  expect(sent).toEqual([
    {
      title: 'Anmeldung',
      submit_label: { de: 'Absenden', en: 'Send' },
      keep_days: 180,
      fields: [{ required: false, visible: true }],
    },
  ]);
});
