import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import type { FormData as FormPageData } from './fragment.tsx';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act, startTransition } from 'react';
import { FIELD } from './field-types.ts';
import { FormView } from './form-view.tsx';
import { preloadForm } from './lazy-form.tsx';
import { messages } from './messages.ts';
import { everyType, sampleField, sampleForm } from './sample.ts';

/** As the browser makes it. */
const ANY_KEY = expect.stringMatching(/^[0-9a-f]{32}$/) as string;

beforeAll(() => preloadForm());

function setUp(form: FormPageData, { href = '/de', widget = true } = {}) {
  const site = createTestSite({ href });
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'forms.form', texts);
  const send = jest.spyOn(site.api, 'send').mockResolvedValue({ id: 1 });
  const view = (
    <TestRoot site={site} namespace="forms.form">
      <FormView data={form} props={widget ? { form_id: form.id } : {}} />
    </TestRoot>
  );
  return { site, send, view };
}

const contact = sampleForm([
  sampleField(1, { label: 'Name', slug: 'name', required: true, help_text: 'Vor- und Nachname' }),
  sampleField(3, { label: 'E-Mail', slug: 'email', required: true }),
]);

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

test('the server renders the whole form, which can be posted without JavaScript', () => {
  const html = renderToString(setUp(sampleForm(everyType)).view);
  const page = document.createElement('div');
  page.innerHTML = html;
  const form = page.querySelector('form')!;
  expect([form.method, form.enctype, form.getAttribute('action')]).toEqual(['post', 'multipart/form-data', null]);
  expect(new FormData(form).get('foyer-form')).toBe('3');
  for (const { id } of everyType.filter(({ field_type }) => field_type !== 14))
    expect(form.querySelector(`[name=field${id}]`)).not.toBeNull();
  expect(page.querySelector('noscript')).toBeNull();
  expect(page.querySelector('button')).toBeEnabled();
});

test('a form that came back says what is wrong, with links to the fields, and has lost nothing', () => {
  const fields = [
    sampleField(3, { label: 'E-Mail', required: true }),
    sampleField(5),
    sampleField(11),
    sampleField(9, { required: true }),
  ];
  const posted = {
    form: 3,
    values: { field3: ['ada'], field5: ['noon'], field11: ['on'] },
    uploads: { field9: { id: 'tmp-1', name: 'zeugnis.pdf' } },
    errors: { field3: 'Ungültige E-Mail-Adresse!' },
  };
  const page = document.createElement('div');
  page.innerHTML = renderToString(setUp({ ...sampleForm(fields), posted }).view);
  const form = page.querySelector('form')!;
  expect(new FormData(form).getAll('field3')).toEqual(['ada']);
  expect(
    [...form.querySelectorAll<HTMLInputElement>('[name=field5]')]
      .filter(({ checked }) => checked)
      .map(({ value }) => value),
  ).toEqual(['noon']);
  expect(form.querySelector<HTMLInputElement>('[name=field11]')!.checked).toBe(true);
  expect(new FormData(form).get('field9-upload')).toBe('tmp-1 zeugnis.pdf');
  expect(form).toHaveTextContent('Schon angekommen: zeugnis.pdf');
  const control = form.querySelector('[name=field3]')!;
  expect(control).toHaveAttribute('aria-invalid', 'true');
  const summary = form.querySelector('[role=alert]')!;
  expect(summary.querySelector('a')).toHaveAttribute('href', `#${control.id}`);
  expect(summary).toHaveTextContent('E-Mail: Ungültige E-Mail-Adresse!');
  expect(summary.querySelector('[autofocus]')).not.toBeNull();
});

test('a form that was posted and taken says thank you', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(setUp({ ...contact, isSent: true }).view);
  expect(page).toHaveTextContent('Ihre Anmeldung ist da.');
  expect(page.querySelector('form')).toBeNull();
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

describe('a chosen file', () => {
  let server: Server;
  let address = '';
  /** What the house answers next. */
  const answers: ((response: ServerResponse) => unknown)[] = [];
  const received: string[] = [];
  const says = (status: number, body: object) => (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(body));
  const ARRIVED = says(201, { id: 'tmp-7', name: 'a.png', size: 1, mime: 'image/png' });

  beforeAll(async () => {
    server = createServer((request, response) => {
      // The page of the test has another origin.
      if (request.method === 'OPTIONS')
        return void response
          .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
          .end();
      request.setEncoding('latin1');
      let body = '';
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        received.push(body);
        answers.shift()?.(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => (answers.length = received.length = 0));

  const show = () => {
    const { site, send, view } = setUp(sampleForm([sampleField(9, { slug: 'foto' })]));
    jest.spyOn(site.api, 'url').mockReturnValue(address);
    render(view);
    return { site, send };
  };
  const choose = () =>
    userEvent.upload(screen.getByLabelText('Feld 9'), new File(['Inhalt'], 'a.png', { type: 'image/png' }));
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

  test('is sent at once, with its progress, and the entry names it', async () => {
    let answer = () => {};
    answers.push((response) => (answer = () => void ARRIVED(response)));
    const { send } = show();
    await choose();
    expect(await screen.findByRole('progressbar', { name: 'a.png wird hochgeladen' })).toBeVisible();
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toContain('Inhalt');
    await submit();
    expect(send).not.toHaveBeenCalled();
    answer();
    await screen.findByText('Ihre Anmeldung ist da.');
    expect(received).toHaveLength(1);
    expect(send).toHaveBeenCalledWith('POST', '/{locale}/api/forms-entries/', {
      ...{ form: 3, field_values: { foto: 'tmp-7' }, idempotency_key: ANY_KEY },
    });
  });

  test('can be cancelled, and be chosen anew', async () => {
    show();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Hochladen abbrechen' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText('Feld 9')).toHaveFocus();
    expect(screen.getByLabelText<HTMLInputElement>('Feld 9').files).toHaveLength(0);
    answers.length = 0;
    await waitFor(() => expect(received).toHaveLength(1));
    answers.push(ARRIVED);
    await choose();
    expect(await screen.findByText('Schon angekommen: a.png')).toBeVisible();
  });

  test('that is refused is said in words, holds the form back, and can be sent again', async () => {
    answers.push(says(413, { errors: { file: ['Diese Datei ist größer als 10 MB.'] } }), ARRIVED);
    const { send } = show();
    await choose();
    expect(await screen.findByText('Diese Datei ist größer als 10 MB.')).toBeVisible();
    await submit();
    expect(await screen.findByRole('link', { name: 'Feld 9: Diese Datei ist größer als 10 MB.' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await screen.findByText('Schon angekommen: a.png')).toBeVisible();
    await submit();
    expect(await screen.findByText('Ihre Anmeldung ist da.')).toBeVisible();
  });

  test('goes on when the line is back', async () => {
    answers.push((response) => response.destroy(), ARRIVED);
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { site } = show();
    act(() => site.connection.change(false));
    await choose();
    expect(await screen.findByText(/Es geht weiter, sobald/)).toBeVisible();
    act(() => site.connection.change(true));
    expect(await screen.findByText('Schon angekommen: a.png')).toBeVisible();
    expect(received).toHaveLength(2);
    told.mockRestore();
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

test('what was typed before the form came alive is kept', async () => {
  const { view } = setUp(contact);
  const frame = document.createElement('div');
  document.body.append(frame);
  frame.innerHTML = renderToString(view);
  frame.querySelector<HTMLInputElement>('[name=field1]')!.value = 'Ada';
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => hydrateRoot(frame, view));
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  await userEvent.type(within(frame).getByLabelText(/Name/), ' L.');
  expect(within(frame).getByLabelText(/Name/)).toHaveValue('Ada L.');
  frame.remove();
});

test('nothing that stands in a form is taken away for a moment while it comes alive', async () => {
  const { view } = setUp(sampleForm([sampleField(FIELD.text), sampleField(FIELD.checkbox)]));
  const frame = document.createElement('div');
  document.body.append(frame);
  frame.innerHTML = renderToString(view);
  const [line, box] = frame.querySelectorAll<HTMLInputElement>('[name^=field]');
  line!.value = 'Ada';
  box!.checked = true;
  const shown = () => JSON.stringify([line!.value, box!.checked]);
  const seen = new Set<string>();
  // Not in one go, as `act` has it: in slices, between which the browser paints and hears.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  startTransition(() => void hydrateRoot(frame, view));
  for (let slice = 0; slice < 200; slice += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    seen.add(shown());
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect([...seen]).toEqual(['["Ada",true]']);
  await userEvent.type(line!, ' L.');
  expect([line!.value, box!.checked]).toEqual(['Ada L.', true]);
  frame.remove();
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
