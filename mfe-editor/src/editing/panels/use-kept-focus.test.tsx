import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

function Surface({ links, isBusy = false }: { links: readonly string[]; isBusy?: boolean }) {
  const surface = useRef<HTMLDivElement>(null);
  useKeptFocus(surface);
  return (
    <div ref={surface} tabIndex={-1}>
      <h2 tabIndex={-1}>Preview</h2>
      {links.map((link) => (
        <button key={link}>{link}</button>
      ))}
      <button disabled={isBusy}>Make</button>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('what goes leaves the focus to what stands in its place then', async () => {
  const { rerender } = render(<Surface links={['one', 'two', 'three']} />);
  button('two').focus();
  rerender(<Surface links={['one', 'three']} />);
  await waitFor(() => expect(button('three')).toHaveFocus());
  rerender(<Surface links={['one']} />);
  await waitFor(() => expect(button('Make')).toHaveFocus());
});

test('a button that was disabled meanwhile has the focus again', async () => {
  const { rerender } = render(<Surface links={['one']} />);
  button('Make').focus();
  // Browsers take it from what is disabled, jsdom does not.
  button('Make').blur();
  rerender(<Surface links={['one']} isBusy />);
  await new Promise((done) => setTimeout(done));
  expect(document.body).toHaveFocus();
  rerender(<Surface links={['one']} />);
  await waitFor(() => expect(button('Make')).toHaveFocus());
});

test('who has left by themselves is not fetched back', async () => {
  const { rerender } = render(<Surface links={['one', 'two']} />);
  button('one').focus();
  button('one').blur();
  await new Promise((done) => setTimeout(done));
  rerender(<Surface links={['one']} />);
  // Told after the change, in this task.
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
