import { within } from '@testing-library/react';
import { FIELD_TYPES } from '@foyer/shared/forms';
import { userEvent } from '@testing-library/user-event';
import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lazyForm } from './lazy-form.tsx';
import { everyType, sampleField, sampleForm } from './testing/sample.ts';
import { contact, setUp } from './testing/set-up.tsx';

beforeAll(() => lazyForm.preload());

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

test('a form that came back has the answers that nobody sees, and the fields that depend on them', () => {
  const fields = [
    sampleField(1, { slug: 'art', visible: false, default: 'gruppe' }),
    sampleField(2, { condition: { slug: 'art', values: ['gruppe'] } }),
  ];
  const posted = { form: 3, values: {}, uploads: {}, errors: {} };
  const page = document.createElement('div');
  page.innerHTML = renderToString(setUp({ ...sampleForm(fields), posted }).view);
  expect(page.querySelector('[data-asked]')).toHaveAttribute('data-asked', 'true');
});

test('a form that was posted and taken says thank you', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(setUp({ ...contact, isSent: true }).view);
  expect(page).toHaveTextContent('Ihre Anmeldung ist da.');
  expect(page.querySelector('form')).toBeNull();
  expect(page.querySelector('[role=status]')).toHaveAttribute('autofocus');
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
  const { view } = setUp(sampleForm([sampleField(FIELD_TYPES.text), sampleField(FIELD_TYPES.checkbox)]));
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
