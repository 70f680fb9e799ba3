import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { fieldOf, openScreen } from '../testing/open-screen.tsx';
import { JsonField } from './json-field.tsx';

const preset = fieldOf('preset', 'json');

/** The field, and what its form has. */
function Form({ value }: { value: unknown }) {
  const form = useForm({ defaultValues: { preset: value } });
  const kept = useWatch({ control: form.control, name: 'preset' });
  return (
    <FormProvider {...form}>
      <JsonField field={preset} source="preset" />
      <output>{JSON.stringify(kept)}</output>
    </FormProvider>
  );
}

const box = () => screen.getByLabelText('preset');
const kept = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test.each<[string, unknown]>([
  ['Berlin', 'Berlin'],
  ['noch [[offen', 'noch [offen'],
  ['030 12', '030 12'],
  ['12.5', 12.5],
  ['true', true],
  ['[["a","b"]', ['a', 'b']],
  ['"12"', '12'],
])('what is typed is words unless it is JSON: %s', async (typed, value) => {
  openScreen(<Form value={null} />);
  await userEvent.type(box(), typed);
  expect(kept()).toEqual(value);
});

test.each(['Berlin', '12', 'true', '"a"', 12, ['a'], 'zwei\nZeilen', null])(
  'what is there stays as it is: %j',
  async (value) => {
    openScreen(<Form value={value} />);
    await userEvent.type(box(), ' ');
    await userEvent.type(box(), '{Backspace}');
    await userEvent.tab();
    expect(kept()).toEqual(value);
  },
);
