import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordForm } from '../edit/record-form.tsx';
import { fieldOf, openScreen, resourceOf } from '../testing/open-screen.tsx';

const events = resourceOf('events', { fields: [fieldOf('start', 'instant')] });
const field = () => screen.getByLabelText<HTMLInputElement>('start');
const enter = (value: string) => fireEvent.change(field(), { target: { value } });

const price = () => screen.getByLabelText<HTMLInputElement>('price');

/** What is saved of an event that costs 1250.75. */
function openPrice(): unknown[] {
  const saved: unknown[] = [];
  openScreen(
    <RecordForm
      resource={resourceOf('events', { fields: [fieldOf('price', 'number')] })}
      values={{ id: 1, price: 1250.75 }}
      save={async (sent) => {
        saved.push(sent);
        return { failed: true };
      }}
      saveLabel="Speichern"
    />,
  );
  return saved;
}

test('an hour that the clocks skip is complained about at once, and is not saved', async () => {
  const saved: unknown[] = [];
  openScreen(
    <RecordForm
      resource={events}
      values={{ id: 1, start: null }}
      save={async (sent) => {
        saved.push(sent);
        return { failed: true };
      }}
      saveLabel="Speichern"
    />,
  );
  enter('2027-03-28T02:30');
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('2027-03-28T02:30');
  expect(field()).toHaveAccessibleDescription(/02:30 Uhr gibt es an diesem Tag nicht/);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(saved).toEqual([]);

  enter('2027-03-28T03:30');
  await waitFor(() => expect(field()).toBeValid());
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved).toEqual([{ id: 1, start: '2027-03-28T03:30:00+02:00' }]));
});

test.each([
  ['12,5', 12.5],
  ['12.50', 12.5],
  [' 7 ', 7],
  ['−3', -3],
  ['', null],
])('a number is read as either language writes it: %j', async (typed, number) => {
  const saved = openPrice();
  await userEvent.clear(price());
  if (typed) await userEvent.type(price(), typed);
  expect(price()).toHaveValue(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(saved).toEqual([{ id: 1, price: number }]));
});

test('a number is written as the language of the interface does', () => {
  openPrice();
  expect(price()).toHaveValue('1250,75');
});

test.each(['zwölf', '1.250,50', '1e3', '12,5,5', '-'])(
  'what is no number stays where it was typed, is complained about, and is not saved as nothing: %s',
  async (typed) => {
    const saved = openPrice();
    await userEvent.clear(price());
    await userEvent.type(price(), typed);
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(price()).toHaveAccessibleDescription('Muss eine Zahl sein'));
    expect(price()).toHaveValue(typed);
    expect(saved).toEqual([]);
  },
);

test.each(['day', 'time', 'instant'] as const)(
  'half of what a field for a %s takes is not saved as none',
  async (kind) => {
    const saved: unknown[] = [];
    openScreen(
      <RecordForm
        resource={resourceOf('events', { fields: [fieldOf('start', kind), fieldOf('title', 'text')] })}
        values={{ id: 1, start: null, title: '' }}
        save={async (sent) => {
          saved.push(sent);
          return { failed: true };
        }}
        saveLabel="Speichern"
      />,
    );
    // jsdom knows only whole ones.
    const validity = jest.spyOn(field(), 'validity', 'get').mockReturnValue({ ...field().validity, badInput: true });
    await userEvent.type(screen.getByLabelText('title'), 'Matinee{Enter}');
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(/vollständig/);
    expect(saved).toEqual([]);

    validity.mockRestore();
    await userEvent.type(screen.getByLabelText('title'), '{Enter}');
    await waitFor(() => expect(saved).toHaveLength(1));
  },
);
