import { ApiError } from '@foyer/shared';
import { createTestSite } from '@foyer/shared/testing';
import { acrossBreaks } from './line.ts';

const broken = new ApiError(0, '/x', null);
const later = new ApiError(429, '/x', null, { retryAfter: '5' });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Fails as told, then succeeds. @returns for how long it waited before each new attempt, in seconds */
async function pauses(...failures: ApiError[]): Promise<number[]> {
  const times: number[] = [];
  const left = [...failures];
  const done = acrossBreaks(
    async () => {
      times.push(Date.now() / 1000);
      const failure = left.shift();
      if (failure) throw failure;
    },
    {
      connection: createTestSite({ href: '/de' }).connection,
      signal: new AbortController().signal,
      onWait: () => undefined,
    },
  );
  await jest.runAllTimersAsync();
  await done;
  return times.slice(1).map((time, at) => Math.round(time - (times[at] ?? 0)));
}

test('the pause grows from break to break, up to a limit', async () => {
  expect(await pauses(...Array<ApiError>(6).fill(broken))).toEqual([1, 2, 4, 8, 15, 15]);
});

test('whoever was told when to come again has a line that is well: the next break is the first one', async () => {
  expect(await pauses(broken, broken, broken, later, broken, broken)).toEqual([1, 2, 4, 5, 1, 2]);
});
