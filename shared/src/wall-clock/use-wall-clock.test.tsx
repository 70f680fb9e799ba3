import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useWallClock } from './use-wall-clock.ts';

function Field({ begun = null as string | null }) {
  const [instant, setInstant] = useState(begun);
  return (
    <>
      <input aria-label="When" {...useWallClock(instant, setInstant)} />
      <output>{instant ?? 'none'}</output>
      <button onClick={() => setInstant('2030-01-01T00:00:00Z')}>Other</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('When');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const seen = () => [field().value, screen.getByRole('status').textContent];

test('a year that is still being typed stands as it is, and is no time yet', () => {
  render(<Field begun="2026-12-04T18:30:00Z" />);
  expect(field().value).toBe('2026-12-04T19:30');
  for (const year of ['0002', '0020', '0202']) {
    type(`${year}-12-04T19:30`);
    expect(seen()).toEqual([`${year}-12-04T19:30`, 'none']);
  }
  type('2027-12-04T19:30');
  expect(seen()).toEqual(['2027-12-04T19:30', '2027-12-04T19:30:00+01:00']);
});

test('what somebody else writes is shown', () => {
  render(<Field />);
  type('0202-12-04T19:30');
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(field().value).toBe('2030-01-01T01:00');
});

test('an emptied field is no time', () => {
  render(<Field begun="2026-12-04T18:30:00Z" />);
  type('');
  expect(seen()).toEqual(['', 'none']);
});

test('an hour that the clocks skip stands as it was typed, and is no instant', () => {
  const { unmount } = render(<Field begun="2027-03-27T01:30:00Z" />);
  type('2027-03-28T02:30');
  expect(seen()).toEqual(['2027-03-28T02:30', '2027-03-28T02:30']);
  unmount();
  render(<Field begun="2027-03-28T02:30" />);
  expect(field().value).toBe('2027-03-28T02:30');
  type('2027-03-28T03:30');
  expect(seen()).toEqual(['2027-03-28T03:30', '2027-03-28T03:30:00+02:00']);
});
