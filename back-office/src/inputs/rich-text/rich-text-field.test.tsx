import { act, renderHook, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldOf, openScreen } from '../../testing/open-screen.tsx';
import RichTextField from './rich-text-field.tsx';

const TABLE = '<table><tbody><tr><td>9 Uhr</td></tr></tbody></table>';

/** Shows a field with this text. @returns the form that it stands in */
function openText(text: string) {
  const form = renderHook(() => useForm({ defaultValues: { text } })).result.current;
  openScreen(
    <FormProvider {...form}>
      <RichTextField field={fieldOf('text', 'html')} source="text" />
    </FormProvider>,
  );
  return form;
}
const field = () => screen.getByRole('textbox');

test('another version that running text would lose something of is shown as HTML, and whole', () => {
  const form = openText('<p>Vorher</p>');
  const bring = (text: string) => act(() => form.reset({ text }));
  expect(field()).toHaveTextContent('Vorher');
  bring('<p>Danach</p>');
  expect(field()).toHaveTextContent('Danach');
  bring(TABLE);
  expect(field()).toHaveValue(TABLE);
  expect(form.getValues('text')).toBe(TABLE);
  // And stays so: what is typed changes no kind of field.
  bring('<p>Vorher</p>');
  expect(field()).toHaveValue('<p>Vorher</p>');
});
