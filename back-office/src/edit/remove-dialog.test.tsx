import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { openScreen } from '../testing/open-screen.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

function Asking() {
  const [mustStay, setMustStay] = useState(false);
  const remove = { label: 'Löschen', isBusy: false, press: () => setMustStay(true) };
  return (
    <RemoveDialog isOpen close={() => undefined} title="Saal löschen?" remove={mustStay ? undefined : remove}>
      <p>{mustStay ? 'Drei Veranstaltungen brauchen ihn.' : 'Das ist endgültig.'}</p>
    </RemoveDialog>
  );
}

test('who learns that something must stay has the focus at what is left to do', async () => {
  openScreen(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Löschen' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Drei Veranstaltungen brauchen ihn.');
  expect(screen.getByRole('button', { name: 'Behalten' })).toHaveFocus();
});

test('who presses twice has not agreed to what the first press has brought up', async () => {
  const agreed: string[] = [];
  function AskingTwice() {
    const [label, setLabel] = useState('Löschen');
    const press = () => {
      agreed.push(label);
      setLabel('Dort herausnehmen und löschen');
    };
    return (
      <RemoveDialog isOpen close={() => undefined} title="Bild löschen?" remove={{ label, isBusy: false, press }}>
        <p>{label === 'Löschen' ? 'Das ist endgültig.' : 'Drei Beiträge zeigen es.'}</p>
      </RemoveDialog>
    );
  }
  openScreen(<AskingTwice />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(agreed).toEqual(['Löschen']);
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(agreed).toEqual(['Löschen', 'Dort herausnehmen und löschen']);
});
