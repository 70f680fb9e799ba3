import { screen, waitFor } from '@testing-library/react';
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

test('what is sent again since no answer came is made once, and has what was written meanwhile', async () => {
  const events = resourceOf('events');
  const made = new Map<string | null, { id: number; title: string }>();
  const asked: string[] = [];
  const router = openScreen(<CreatePage resource={events} />, {
    resources: [events],
    answer: ({ searchParams }, { method = 'GET', body }) => {
      const given = JSON.parse(body as string) as { title: string };
      asked.push(`${method} ${given.title}`);
      const key = searchParams.get('idempotency_key');
      if (method === 'PUT') return Response.json({ id: 1, ...given });
      if (made.has(key)) return Response.json(made.get(key), { status: 201 });
      made.set(key, { id: made.size + 1, ...given });
      throw new TypeError('The line breaks before the answer');
    },
  });
  const title = screen.getByLabelText('title');
  const create = () => userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
  await userEvent.type(title, 'Lesung');
  await create();
  await waitFor(() => expect(asked).toEqual(['POST Lesung']));
  await userEvent.type(title, ' mit Musik');
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/1/change/'));
  expect(asked).toEqual(['POST Lesung', 'POST Lesung mit Musik', 'PUT Lesung mit Musik']);
  expect(made.size).toBe(1);
});
