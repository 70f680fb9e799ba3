import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { ResourceField } from '@foyer/shared/api';
import { i18nProviderFor } from '../messages/messages.ts';
import { PasswordField } from './text-fields.tsx';

const password: ResourceField = {
  name: 'password',
  kind: 'password',
  label: { de: 'Passwort', en: 'Password' },
  localised: false,
  required: false,
  read_only: false,
};

function Form({ values }: { values: Record<string, unknown> }) {
  return (
    <I18nContextProvider value={i18nProviderFor('de')}>
      <FormProvider {...useForm({ defaultValues: values })}>
        <PasswordField field={password} source="password" />
      </FormProvider>
    </I18nContextProvider>
  );
}

test('a new account needs a password', () => {
  render(<Form values={{ password: '' }} />);
  expect(screen.getByLabelText(/^Passwort/)).toBeRequired();
  expect(screen.queryByText('Leer lassen, um das Passwort zu behalten')).toBeNull();
});

test('an account keeps its password where none is entered', () => {
  render(<Form values={{ id: 3, password: '' }} />);
  expect(screen.getByLabelText(/^Passwort/)).not.toBeRequired();
  expect(screen.getByText('Leer lassen, um das Passwort zu behalten')).toBeVisible();
});
