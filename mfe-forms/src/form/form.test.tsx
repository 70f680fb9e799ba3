import { ApiError } from '@foyer/shared';
import type { Form } from '@foyer/shared/api';
import type { FormData as FormPageData } from './fragment.tsx';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { FormView } from './form-view.tsx';
import { preloadForm } from './lazy-form.tsx';
import { messages } from './messages.ts';
import { everyType, sampleField, sampleForm } from './sample.ts';

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

test('when the house cannot be reached, nothing is lost', async () => {
  const { view, send } = setUp(contact);
  send.mockRejectedValueOnce(new ApiError(0, '/x', null));
  render(view);
  await userEvent.type(screen.getByLabelText(/Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/E-Mail/), 'ada@haus.example');
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect(await screen.findByText(/Ihre Eingaben sind noch da/)).toBeVisible();
  expect(screen.getByLabelText(/Name/)).toHaveValue('Ada');
});

test('a file is uploaded first, the entry names it', async () => {
  const { view, send } = setUp(sampleForm([sampleField(9, { slug: 'foto' })]));
  send.mockResolvedValueOnce({ id: 'tmp-7', name: 'a.png', size: 1, mime: 'image/png' });
  render(view);
  await userEvent.upload(screen.getByLabelText('Feld 9'), new File(['x'], 'a.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  await screen.findByRole('status');
  expect(send).toHaveBeenNthCalledWith(1, 'POST', '/{locale}/api/temp-files/', expect.any(FormData));
  expect(send).toHaveBeenNthCalledWith(2, 'POST', '/{locale}/api/forms-entries/', {
    form: 3,
    field_values: { foto: 'tmp-7' },
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
