import { FoyerError } from '@foyer/shared';
import { WorkerRenderer } from './worker-renderer.ts';

afterEach(() => jest.useRealTimers());

it('outlives a release that goes out of use while it is fetched, and cannot be had', async () => {
  jest.useFakeTimers();
  let refuse: (error: Error) => void = () => undefined;
  const manifest = () =>
    new Promise<never>((_, reject) => {
      refuse = reject;
    });
  const store = { manifest, read: () => Promise.resolve(null) };
  const renderer = new WorkerRenderer({ store, report: () => undefined, graceMs: 10_000 });
  const warm = renderer.warm('events', '1.0.0-a');
  renderer.retain({ id: '', remotes: {} });
  jest.advanceTimersByTime(10_000);
  refuse(new FoyerError('FOYER-116', 'the bucket does not answer'));
  await expect(warm).rejects.toThrow('FOYER-116');
  jest.useRealTimers();
  // Rejections that nobody heard of are told before the next turn.
  await new Promise((resolve) => setImmediate(resolve));
});
