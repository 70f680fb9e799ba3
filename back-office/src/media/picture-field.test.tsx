import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Notification } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { PictureField } from './picture-field.tsx';

const Chosen = () => <output aria-label="gewählt">{useWatch({ name: 'picture' })}</output>;
const Form = () => (
  <FormProvider {...useForm({ defaultValues: { picture: 3 } })}>
    <PictureField field={fieldOf('picture', 'picture')} source="picture" />
    <Chosen />
  </FormProvider>
);

const nothing = () => Response.json({ count: 0, next: null, previous: null, results: [] });
const chosen = () => screen.getByRole('status', { name: 'gewählt', hidden: true });
const open = () => userEvent.click(screen.getByRole('button', { name: /^Ändern/ }));
const dialog = () => within(screen.getByRole('dialog'));

test('after a picture is removed, the focus is where another one is chosen', async () => {
  openScreen(<Form />, { answer: nothing });
  await userEvent.click(screen.getByRole('button', { name: /^Entfernen/ }));
  expect(screen.getByRole('button', { name: /^Auswählen/ })).toHaveFocus();
});

describe('a picture that is uploaded', () => {
  /** Ends the upload that is under way. */
  let arrive: () => void;
  beforeEach(() => {
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
      arrive = () => {
        const answer = { status: { value: 201 }, response: { value: { kind: 'picture', id: 7 } } };
        Object.defineProperties(this, answer);
        this.onload?.(new ProgressEvent('load'));
      };
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** Opens the library and sends a file there. @param read what comes of reading its record @returns what the service was asked for since */
  async function upload(read = () => Response.json({ id: 7 })): Promise<string[]> {
    const asked: string[] = [];
    const answer = ({ pathname }: URL) => {
      asked.push(pathname);
      return pathname.endsWith('/pictures/7/') ? read() : nothing();
    };
    const screens = (
      <>
        <Form />
        <Notification />
      </>
    );
    openScreen(screens, { resources: [resourceOf('pictures')], answer });
    await open();
    await userEvent.upload(
      dialog().getByLabelText(/auswählen/i, { selector: 'input' }),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    return asked;
  }

  test('stands in the field when it has arrived', async () => {
    await upload();
    act(() => arrive());
    await waitFor(() => expect(chosen()).toHaveTextContent('7'));
  });

  test('is said to be in the library where it cannot be read, to be chosen there', async () => {
    await upload(() => Response.error());
    act(() => arrive());
    expect(await screen.findByText(/^Das Bild ist in der Bibliothek/)).toBeVisible();
    expect(chosen()).toHaveTextContent('3');
  });

  test('changes nothing once somebody has gone on without it', async () => {
    const asked = await upload();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const before = asked.length;
    act(() => arrive());
    await open();
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    expect(chosen()).toHaveTextContent('3');
  });
});
