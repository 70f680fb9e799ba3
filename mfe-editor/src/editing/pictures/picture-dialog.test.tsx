import { act, fireEvent, render, screen } from '@testing-library/react';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureStore } from './picture-store.ts';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const file = { url: '/media/a.webp', width: 600, height: 400 };
const record = {
  ...{ id: 7, ...file, alt: { de: 'Bühne', en: 'Stage' }, credit: { de: '', en: '' }, focal_x: 0.5, focal_y: 0.5 },
  ...{ crop: null, thumbnails: { small: file, medium: file, large: file } },
};

test('while a picture is being saved nothing is written that would be lost, and its dialog stays', async () => {
  let answer: (response: Response) => void = () => undefined;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_, init) =>
      init?.method === 'PUT'
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve(Response.json(record, { headers: { etag: '"1"' } })),
    );
  const session = edited(rowWith({}).concat({ ...newRow('image', 2, { image: 7 }), parent: 1 }));
  const pictures = new PictureStore(session);
  const editing = {
    ...{ session, pictures, i18n: interfaceTexts(session.site) },
    checks: { learn: async () => undefined },
  } as unknown as Editing;
  render(<PictureDialog editing={editing} open={{ module: 2, picture: 7 }} />);
  const [alt] = await screen.findAllByLabelText('Deutsch', { selector: 'textarea' });
  fireEvent.change(alt!, { target: { value: 'Vorhang' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(alt).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
  await act(async () => answer(Response.json({ ...record, alt: { de: 'Vorhang', en: 'Stage' } })));
  expect(alt).toBeEnabled();
});
