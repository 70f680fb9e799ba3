import { setTimeout as pause } from 'node:timers/promises';

export interface EventuallyOptions {
  /** Milliseconds. */
  within?: number;
  every?: number;
  /** Names the condition in the error. */
  what?: string;
}

/**
 * Asks again until a condition gives something true.
 * @throws Error when it did not within the time, with the last error it threw.
 */
export async function eventually<T>(condition: () => T | Promise<T>, options: EventuallyOptions = {}): Promise<NonNullable<T>> {
  const { within = 10_000, every = 25, what = 'the condition' } = options;
  const end = Date.now() + within;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const value = await condition();
      if (value) return value;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await pause(every);
  }
  throw new Error(`${what} was not met within ${within} ms`, { cause: last });
}
