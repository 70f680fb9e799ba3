import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { openScreen } from '../testing/open-screen.tsx';
import { ReferencePicker } from './reference-picker.tsx';

const people = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, title: `Person ${index + 1}.` }));

/** Answers as the content service does: a page of those that are looked for. */
function answer({ searchParams }: URL): Response {
  const ids = searchParams.get('ids')?.split(',').map(Number);
  const words = searchParams.get('q') ?? '';
  const found = people.filter(({ id, title }) => ids?.includes(id) ?? title.includes(words));
  const results = found.slice(0, Number(searchParams.get('page_size')));
  return Response.json({ count: found.length, next: null, previous: null, results });
}

function Field({
  start,
  multiple,
  onChange,
}: {
  start: number[];
  multiple: boolean;
  onChange: (ids: number[]) => void;
}) {
  const [ids, setIds] = useState(start);
  return (
    <ReferencePicker
      resource="persons"
      // A new array each time, as forms and addresses give it.
      value={[...ids]}
      multiple={multiple}
      onChange={(changed) => {
        setIds(changed);
        onChange(changed);
      }}
      attributes={{ id: 'person', 'aria-label': 'Person' }}
    />
  );
}

function open(start: number[], multiple: boolean): { picked: () => number[]; box: HTMLElement } {
  let picked = start;
  openScreen(<Field start={start} multiple={multiple} onChange={(ids) => (picked = ids)} />, { answer });
  return { picked: () => picked, box: screen.getByRole('combobox', { name: 'Person' }) };
}

test('another record than the chosen one is found by typing, beyond those that are offered', async () => {
  const { box, picked } = open([3], false);
  await screen.findByDisplayValue('Person 3.');
  await userEvent.click(box);
  expect(await screen.findAllByRole('option')).toHaveLength(25);
  expect(screen.queryByRole('option', { name: 'Person 38.' })).toBeNull();
  await userEvent.type(box, '38.', { initialSelectionStart: 0, initialSelectionEnd: 'Person 3.'.length });
  expect(box).toHaveValue('38.');
  await userEvent.click(await screen.findByRole('option', { name: 'Person 38.' }));
  expect(box).toHaveValue('Person 38.');
  expect(picked()).toEqual([38]);
});

test('several are found by typing, one after the other', async () => {
  const { box, picked } = open([3], true);
  await screen.findByText('Person 3.');
  for (const number of [38, 39]) {
    await userEvent.type(box, `${number}.`);
    expect(box).toHaveValue(`${number}.`);
    await userEvent.click(await screen.findByRole('option', { name: `Person ${number}.` }));
  }
  expect(picked()).toEqual([3, 38, 39]);
});

test('Enter sends no form before there is anything to choose, and chooses once there is', async () => {
  let sent = 0;
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => (arrive = resolve));
  let picked: number[] = [];
  openScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Field start={[]} multiple={false} onChange={(ids) => (picked = ids)} />
      <button>Speichern</button>
    </form>,
    { answer: (url) => asked.then(() => answer(url)) },
  );
  const box = screen.getByRole('combobox', { name: 'Person' });
  await userEvent.type(box, '38.{Enter}');
  expect(sent).toBe(0);
  arrive();
  await screen.findByRole('option', { name: 'Person 38.' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(picked).toEqual([38]);
  expect(sent).toBe(0);
  await userEvent.keyboard('{Enter}');
  expect(sent).toBe(1);
});
