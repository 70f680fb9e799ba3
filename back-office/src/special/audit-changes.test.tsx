import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AuditEntry } from '@foyer/shared/api';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';
import { AuditChanges } from './audit-changes.tsx';

const VENUES = resourceOf('venues', {
  fields: [
    fieldOf('title', 'text', { localised: true, label: { de: 'Titel', en: 'Title' } }),
    fieldOf('is_online', 'boolean', { label: { de: 'Online', en: 'Online' } }),
  ],
});

function openEntry(entry: Pick<AuditEntry, 'action' | 'changes'>): void {
  const Entry = () => (
    <FormProvider {...useForm({ defaultValues: { resource: 'venues', record_id: 4, ...entry } })}>
      <AuditChanges field={fieldOf('changes', 'json', { read_only: true })} source="changes" />
    </FormProvider>
  );
  openScreen(<Entry />, { resources: [VENUES], answer: () => Response.json({}) });
}

const title = { de: 'Saal', en: 'Hall' };

test('a change is told in the words of the form, and leads to what was changed', () => {
  openEntry({ action: 'update', changes: { title: { before: title, after: { ...title, de: 'Großer Saal' } } } });
  expect(screen.getByText('Titel')).toBeVisible();
  expect(screen.getByText('Saal').closest('del')).toHaveTextContent('vorher: Saal');
  expect(screen.getByText('Großer Saal').closest('ins')).toHaveTextContent('nachher: Großer Saal');
  expect(screen.queryByText('Hall')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zum Eintrag' })).toHaveAttribute('href', '/venues/4/change/');
});

test('what was made had nothing before', () => {
  openEntry({
    action: 'create',
    changes: { title: { before: null, after: title }, is_online: { before: null, after: false } },
  });
  expect(screen.getByText('Hall').closest('ins')).toBeVisible();
  expect(screen.queryByText('(leer)')).toBeNull();
  expect(screen.queryByText('Online')).toBeNull();
});

test('what was deleted has nothing after it, and no way there', () => {
  openEntry({ action: 'delete', changes: { title: { before: title, after: null } } });
  expect(screen.getByText('Saal').closest('del')).toBeVisible();
  expect(screen.queryByText('(leer)')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('an entry without any changes says so', () => {
  openEntry({ action: 'publish', changes: {} });
  expect(screen.getByText('Mehr ist davon nicht aufgezeichnet.')).toBeVisible();
});
