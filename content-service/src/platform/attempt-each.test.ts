import { attemptEach } from './attempt-each.ts';

async function trying(failing: readonly number[]) {
  const tried: number[] = [];
  const outcome = await attemptEach([1, 2, 3, 4, 5], async (item) => {
    tried.push(item);
    if (failing.includes(item)) throw new Error(`no ${item}`);
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { tried, outcome };
}

describe('something that is done for each', () => {
  it.each([
    { failing: [], outcome: null },
    { failing: [2], outcome: 'no 2' },
    { failing: [1, 5], outcome: '2 failed: no 1; no 5' },
    { failing: [1, 2, 3, 4], outcome: '4 failed: no 1; no 2; no 3 …' },
  ])('is done for all when it fails for $failing, and then says so', async ({ failing, outcome }) => {
    const found = await trying(failing);
    expect(found.tried).toEqual([1, 2, 3, 4, 5]);
    expect(found.outcome instanceof Error ? found.outcome.message : found.outcome).toBe(outcome);
  });
});
