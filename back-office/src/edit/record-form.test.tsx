import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ResourceRecord } from '@foyer/shared/api';
import { openScreen, resourceOf } from '../testing/open-screen.tsx';
import { RecordForm } from './record-form.tsx';
import type { Outcome } from './use-save.ts';

const venues = resourceOf('venues');
const saveButton = () => screen.getByRole('button', { name: 'Speichern' });

/** Opens the form of a venue and changes its title. @returns how to end each saving */
async function change(): Promise<((outcome: Outcome) => void)[]> {
  const savings: ((outcome: Outcome) => void)[] = [];
  const save = () => new Promise<Outcome>((resolve) => savings.push(resolve));
  const values = { id: 1, title: 'Saal' };
  openScreen(<RecordForm resource={venues} values={values} save={save} saveLabel="Speichern" />);
  await userEvent.type(screen.getByRole('textbox'), ' 2');
  return savings;
}

test.each<[string, Outcome]>([
  ['has saved', { saved: { id: 1, title: 'Saal 2' } satisfies ResourceRecord }],
  ['could not save', { failed: true }],
])('who %s is still at the button', async (_, outcome) => {
  const savings = await change();
  await userEvent.click(saveButton());
  expect(saveButton()).toHaveFocus();
  expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  savings[0]?.(outcome);
  await screen.findByRole('button', { name: 'Speichern', busy: false });
  expect(saveButton()).toHaveFocus();
});

test('what is being saved is saved once', async () => {
  const savings = await change();
  await userEvent.dblClick(saveButton());
  await userEvent.keyboard('{Enter}');
  expect(savings).toHaveLength(1);
});

test('where nothing was changed, nothing is saved', async () => {
  const savings = await change();
  await userEvent.type(screen.getByRole('textbox'), '{Backspace}{Backspace}{Enter}');
  expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  expect(savings).toEqual([]);
});
