/** The door for whoever waits for something that comes about elsewhere: tests and benchmarks, on servers and in pages. */

export interface EventuallyOptions {
  /** Milliseconds: what is promised. Where nothing is, the default: only a failure takes so long, on a busy machine too. */
  within?: number;
  every?: number;
  /** Names the condition in the error. */
  what?: string;
}

type Truthy<T> = Exclude<T, null | undefined | false | 0 | ''>;

/**
 * Asks again until a condition gives something true.
 * @throws Error when it did not within the time, with the last error it threw.
 */
export async function eventually<T>(
  condition: () => T | Promise<T>,
  options: EventuallyOptions = {},
): Promise<Truthy<T>> {
  const { within = 120_000, every = 25, what = 'the condition' } = options;
  const end = Date.now() + within;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const value = await condition();
      if (value) return value as Truthy<T>;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  throw new Error(`${what} was not met within ${within} ms`, { cause: last });
}
