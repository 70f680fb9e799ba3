import type { FastifyBaseLogger } from 'fastify';
import type { FormFiles } from './form-files.ts';

const SWEEP_EVERY_MS = 60 * 60_000;

/** Removes expired files now and every hour. @returns a function that ends this, with what is under way */
export async function keepSwept(files: FormFiles, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const sweep = () =>
    files.sweep().catch((error: unknown) => log.warn({ err: error }, 'files of forms could not be swept'));
  let running = sweep();
  await running;
  const timer = setInterval(() => {
    running = sweep();
  }, SWEEP_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
