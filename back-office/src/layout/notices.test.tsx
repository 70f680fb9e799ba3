import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { openScreen } from '../testing/open-screen.tsx';
import { Notices } from './notices.tsx';

function Saying({ words }: { words: string[] }) {
  const notify = useNotify();
  return words.map((word) => (
    <button key={word} onFocus={() => notify(word, { autoHideDuration: 60_000 })}>
      {word}
    </button>
  ));
}

test('what is said last does not wait until what was said before has been there for long enough', async () => {
  openScreen(
    <>
      <Saying words={['Nicht gespeichert.', 'Noch nicht gespeichert.', 'Gespeichert.']} />
      <Notices />
    </>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gespeichert.');
  await userEvent.tab();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Gespeichert\.$/));
});
