import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldOf, openScreen } from '../testing/open-screen.tsx';
import { PictureField } from './picture-field.tsx';

const Form = () => (
  <FormProvider {...useForm({ defaultValues: { picture: 3 } })}>
    <PictureField field={fieldOf('picture', 'picture')} source="picture" />
  </FormProvider>
);

test('after a picture is removed, the focus is where another one is chosen', async () => {
  openScreen(<Form />, { answer: () => Response.json({ count: 0, next: null, previous: null, results: [] }) });
  await userEvent.click(screen.getByRole('button', { name: /^Entfernen/ }));
  expect(screen.getByRole('button', { name: /^Auswählen/ })).toHaveFocus();
});
