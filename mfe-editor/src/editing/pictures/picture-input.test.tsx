import { act, render, screen } from '@testing-library/react';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { PictureInput } from './picture-input.tsx';

test('the picture that comes back with a step undone is the one that is shown', () => {
  const session = edited([...rowWith({}), { ...newRow('image', 2), parent: 1 }]);
  const told = (name: string) => {
    const shown = { image_obj: { alt: name }, image_thumbnails: { small: { url: `/${name}.webp` } } };
    act(() => session.refer({ 2: { de: shown, en: shown } }));
  };
  told('Neu');
  const editing = { session, i18n: interfaceTexts(session.site) } as Editing;
  render(<PictureInput editing={editing} id={2} value={7} write={() => undefined} />);
  // The service says what it is once it has the step.
  told('Alt');
  expect(screen.getByRole('img', { name: 'Alt' })).toHaveAttribute('src', '/Alt.webp');
});
