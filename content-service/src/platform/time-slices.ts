import { setImmediate } from 'node:timers/promises';

/**
 * Lets everybody else have their turn while something long is calculated: await the result between two steps.
 * @param sliceMs how long at most the others wait for it, in milliseconds, besides a single step
 */
export function timeSlices(sliceMs = 20): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < sliceMs) return;
    await setImmediate();
    begun = performance.now();
  };
}
