import { ApiError } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { lazyForm } from './lazy-form.tsx';
import { messages } from './messages.ts';
import { everyType, sampleField, sampleForm } from './testing/sample.ts';
import { ANY_KEY, contact, setUp } from './testing/set-up.tsx';

beforeAll(() => lazyForm.preload());

test('every language has the same texts', () => {
  expect(Object.keys(messages.en)).toEqual(Object.keys(messages.de));
});

test('every type of field is a native control with its label', () => {
  render(setUp(sampleForm(everyType)).view);
  for (const type of [1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13]) expect(screen.getByLabelText(`Feld ${type}`)).toBeEnabled();
  expect(within(screen.getByRole('group', { name: 'Feld 5' })).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(screen.getByRole('group', { name: 'Feld 8' })).getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Feld 14' })).toBeVisible();
  expect(screen.getByLabelText('Feld 3')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Feld 2')).toHaveAttribute('rows', '4');
});

test('what the star means stands before the first field that has one', () => {
  render(setUp(contact).view);
  const note = screen.getByText('Felder mit * sind Pflichtfelder.');
  expect(note.compareDocumentPosition(screen.getByLabelText(/Name/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('help and complaint belong to their control', async () => {
  render(setUp(contact).view);
  const name = screen.getByLabelText(/Name/);
  expect(name).toBeRequired();
  expect(name).toHaveAccessibleDescription('Vor- und Nachname');
  await userEvent.click(name);
  await userEvent.tab();
  // As soon as it is left.
  expect(name).toHaveAttribute('aria-invalid', 'true');
  expect(name).toHaveAccessibleDescription('Dieses Feld ist ein Pflichtfeld! Vor- und Nachname');
});

test('an incomplete form is not sent: it says what is missing and goes there', async () => {
  const { view, send } = setUp(contact);
  render(view);
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Dieses Feld ist ein Pflichtfeld!')).toBeVisible();
  expect(screen.getByText('Ungültige E-Mail-Adresse!')).toBeVisible();
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('heading', { name: 'Bitte prüfen Sie 2 Felder.' })).toBeVisible();
  expect(summary.getByRole('link', { name: 'Name: Dieses Feld ist ein Pflichtfeld!' })).toHaveAttribute(
    'href',
    `#${screen.getByLabelText(/Name/).id}`,
  );
  await waitFor(() => expect(screen.getByRole('alert').firstElementChild).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('a label that ends with a mark of its own has no colon after it', async () => {
  const fields = ['Ich habe alles gelesen.', 'Kommen Sie mit der Bahn?', 'Name'].map((label, id) =>
    sampleField(1, { id, label, required: true }),
  );
  render(setUp(sampleForm(fields)).view);
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Ich habe alles gelesen. Dieses Feld ist ein Pflichtfeld!',
    'Kommen Sie mit der Bahn? Dieses Feld ist ein Pflichtfeld!',
    'Name: Dieses Feld ist ein Pflichtfeld!',
  ]);
});

test('complaints are in the language of the page', async () => {
  render(setUp(contact, { href: '/en' }).view);
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('This field is required!')).toBeVisible();
  expect(screen.getByText('Invalid e-mail address!')).toBeVisible();
});

test('a complete form is sent by slug, and the visitor is thanked', async () => {
  const { view, send } = setUp(
    sampleForm([
      ...contact.fields,
      sampleField(5, { slug: 'zeit' }),
      sampleField(11, { slug: 'ok' }),
      sampleField(1, { id: 40, slug: 'quelle', visible: false, default: 'web' }),
    ]),
  );
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
  await userEvent.click(screen.getByLabelText('Mittag'));
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  const thanks = await screen.findByRole('status');
  expect(thanks).toHaveTextContent('Ihre Anmeldung ist da.');
  expect(thanks).toHaveFocus();
  expect(send).toHaveBeenCalledWith('POST', '/{locale}/api/forms-entries/', {
    form: 3,
    field_values: { name: 'Ada', email: 'ada@haus.example', zeit: ['noon'], ok: false, quelle: 'web' },
    idempotency_key: ANY_KEY,
  });
});

describe('after the thanks', () => {
  const goTo = (site: ReturnType<typeof setUp>['site'], href: string) => {
    const { navigation } = site;
    const url = new URL(href, 'http://house');
    const location = { ...navigation.location, pathname: url.pathname, search: url.search };
    act(() =>
      navigation.commit({
        ...{ key: href, location, remote: 'forms', fragment: 'form', definition: null, data: null },
        ...{ head: { title: '' }, status: 200, now: '' },
      }),
    );
  };

  test('whoever asks for the page again has the form, for another entry', async () => {
    const { site, view, send } = setUp(contact);
    render(view);
    for (const time of [1, 2]) {
      await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
      await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
      await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
      expect(await screen.findByRole('status')).toHaveFocus();
      expect(send).toHaveBeenCalledTimes(time);
      goTo(site, site.navigation.location.pathname);
      expect(screen.getByLabelText(/Name/)).toHaveValue('');
    }
    const keys = send.mock.calls.map(([, , body]) => (body as { idempotency_key: string }).idempotency_key);
    expect(new Set(keys).size).toBe(2);
  });

  test('of a form that was posted without JavaScript, likewise; another page takes nothing away', () => {
    const { site, view } = setUp({ ...contact, isSent: true }, { href: '/de?sent=3' });
    render(view);
    goTo(site, '/de/anderswo');
    expect(screen.getByRole('status')).toHaveTextContent('Ihre Anmeldung ist da.');
    goTo(site, '/de/anderswo?');
    expect(screen.getByLabelText(/Name/)).toHaveValue('');
  });

  test('the programme over the page takes no thanks away, neither when it opens nor when it closes', () => {
    const { site, view } = setUp({ ...contact, isSent: true }, { href: '/de/kontakt' });
    render(view);
    for (const search of ['?overlay=true', '?overlay=true&room=1', '']) {
      goTo(site, `/de/kontakt${search}`);
      expect(screen.getByRole('status')).toHaveTextContent('Ihre Anmeldung ist da.');
    }
  });
});

test('what was typed stays where the page is asked for again', async () => {
  const { site, view } = setUp(contact);
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  act(() => {
    site.navigation.location = { ...site.navigation.location };
  });
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ada');
});

test('what the server refuses stands at its field, until it is changed', async () => {
  const { view, send } = setUp(contact);
  send.mockRejectedValueOnce(
    new ApiError(400, '/x', {
      type: 'about:blank',
      title: 'Bad',
      status: 400,
      errors: { email: ['Diese Adresse gibt es nicht.'] },
    }),
  );
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Diese Adresse gibt es nicht.')).toBeVisible();
  expect(screen.getByLabelText(/E-Mail/)).toHaveValue('ada@haus.example');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'x');
  expect(screen.queryByText('Diese Adresse gibt es nicht.')).toBeNull();
});

test('when the line breaks, nothing is lost, and the same entry is sent again when it is back', async () => {
  const { site, view, send } = setUp(contact);
  send.mockRejectedValueOnce(new ApiError(0, '/x', null));
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
  act(() => site.connection.change(false));
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText(/Ihre Eingaben sind noch da/)).toBeVisible();
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ada');
  expect(send).toHaveBeenCalledTimes(1);
  act(() => site.connection.change(true));
  expect(await screen.findByText('Ihre Anmeldung ist da.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('a house that is asked too much at once is asked again when it has said', async () => {
  const { view, send } = setUp(contact);
  const later = new ApiError(429, '/x', null, { retryAfter: '0.05' });
  send.mockRejectedValueOnce(later).mockRejectedValueOnce(later).mockRejectedValueOnce(later);
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Ihre Anmeldung ist da.')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(4);
});

test('whoever does not want to wait for the line has the form back; another entry has another key', async () => {
  const { site, view, send } = setUp(contact);
  send.mockRejectedValueOnce(new ApiError(0, '/x', null));
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
  act(() => site.connection.change(false));
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nicht mehr senden' }));
  expect(await screen.findByText(/Das Senden wurde abgebrochen/)).toBeVisible();
  act(() => site.connection.change(true));
  await userEvent.type(screen.getByLabelText(/Name/), ' L.');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText('Ihre Anmeldung ist da.')).toBeVisible();
  const keys = send.mock.calls.map(([, , body]) => (body as { idempotency_key: string }).idempotency_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});

describe('a field that depends on another’s answer', () => {
  const fields = [
    sampleField(8, { slug: 'angebot', label: 'Angebot', required: true }),
    sampleField(1, {
      slug: 'thema',
      label: 'Thema',
      required: true,
      condition: { slug: 'angebot', values: ['noon'] },
    }),
  ];

  test('is asked for and sent only where the answer has it so', async () => {
    const { view, send } = setUp(sampleForm(fields));
    render(view);
    const place = screen.getByLabelText(/Thema/).closest('[data-asked]');
    expect(place).toHaveAttribute('data-asked', 'false');
    await userEvent.click(screen.getByLabelText('Mittag'));
    expect(place).toHaveAttribute('data-asked', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('link', { name: 'Thema: Dieses Feld ist ein Pflichtfeld!' })).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Thema/), 'Glas');
    await userEvent.click(screen.getByLabelText('Vormittag'));
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByText('Ihre Anmeldung ist da.');
    expect(send).toHaveBeenCalledWith('POST', '/{locale}/api/forms-entries/', {
      ...{ form: 3, field_values: { angebot: 'morning' }, idempotency_key: ANY_KEY },
    });
  });

  test('is in the server’s HTML, with a word about when it is asked', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(setUp(sampleForm(fields)).view);
    expect(page.querySelector('[name=field1]')).not.toBeNull();
    expect(page).toHaveTextContent('Nur, wenn Sie bei „Angebot“ „Mittag“ angegeben haben.');
  });
});

test('the trap for robots is out of reach for people, and sent when filled', async () => {
  const { view, send } = setUp(sampleForm([]));
  const { container } = render(view);
  const trap = container.querySelector<HTMLInputElement>('[name=email2]')!;
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.type(trap, 'robot@spam.example');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await screen.findByRole('status');
  expect(send).toHaveBeenCalledWith('POST', '/{locale}/api/forms-entries/', {
    form: 3,
    field_values: { email2: 'robot@spam.example' },
    idempotency_key: ANY_KEY,
  });
});

test('as a page, the form’s title is the page’s', () => {
  render(setUp(contact, { widget: false }).view);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schulklasse anmelden');
});

test.each([{ fields: undefined }, { fields: [{ id: 1, label: 'X', slug: 'x', field_type: 99, visible: true }] }])(
  'a form with %j is still a form',
  (changes) => {
    render(setUp(sampleForm([], changes as unknown as Partial<Form>)).view);
    expect(screen.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  },
);
