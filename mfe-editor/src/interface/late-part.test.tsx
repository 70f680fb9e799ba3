import { render, screen, waitFor } from '@testing-library/react';
import { LatePart } from './late-part.tsx';
import { loadsAgain } from './loads-again.ts';

const Greeting = ({ name }: { name: string }) => <p>Guten Abend, {name}</p>;
const show = (load: () => Promise<typeof Greeting>, failed: (error: unknown) => void) =>
  render(
    <LatePart load={load} props={{ name: 'Edda' }} failed={failed}>
      <p>Bearbeiten</p>
    </LatePart>,
  );
const missing = Object.assign(new Error('Loading chunk 926 failed.'), { name: 'ChunkLoadError' });

test('something stands there until the code has come', async () => {
  show(
    async () => Greeting,
    () => undefined,
  );
  expect(screen.getByText('Bearbeiten')).toBeVisible();
  expect(await screen.findByText('Guten Abend, Edda')).toBeVisible();
});

test('code that does not come is told, takes nothing along, and is asked for anew the next time', async () => {
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(missing).mockResolvedValue(Greeting);
  const failed = jest.fn();
  const { unmount } = show(load, failed);
  await waitFor(() => expect(failed).toHaveBeenCalledWith(missing));
  expect(screen.getByText('Bearbeiten')).toBeVisible();
  unmount();
  show(load, failed);
  expect(await screen.findByText('Guten Abend, Edda')).toBeVisible();
});

test('the page is loaded again for missing code only, and at most once a minute', () => {
  sessionStorage.clear();
  // jsdom cannot leave the page, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(loadsAgain(new Error('no working copy'))).toBe(false);
  expect(loadsAgain(missing)).toBe(true);
  expect(loadsAgain(missing)).toBe(false);
});
