import { expect, test } from '../../src/harness/fault-test.ts';
import { expectStageAlive } from '../../src/harness/page-life.ts';
import { median, timed, uncached } from '../../src/harness/timing.ts';

/** What a fragment may take, and what a page that waits for one that never ends takes besides: more on a machine that is slow in all it does. */
const LIMIT_MS = 500;
const besides = (normal: number) => Math.max(100, 2 * normal);

test.describe('a fragment that loops for ever', () => {
  test('costs its page its time limit, and the next request nothing', async ({ openHouse }, testInfo) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const healthy = `${house.url}/de/buehne/healthy`;
    const ask = () => timed(uncached(healthy));
    for (let warmUp = 0; warmUp < 5; warmUp++) await ask();
    const normal = median(await inTurn(7, async () => (await ask()).ms));

    const looping: number[] = [];
    const next: number[] = [];
    await inTurn(3, async () => {
      const answer = await timed(uncached(`${house.url}/de/buehne/loops-for-ever`));
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('before the widget');
      looping.push(answer.ms);
      const after = await ask();
      expect(after.status).toBe(200);
      expect(after.text).toContain('widget in good order');
      next.push(after.ms);
    });
    const cost = median(looping) - normal;
    const costOfNext = median(next) - normal;
    testInfo.annotations.push({ type: 'figure', description: `normal ${normal.toFixed(0)} ms, with the loop +${cost.toFixed(0)} ms, next request +${costOfNext.toFixed(0)} ms` });
    expect(cost).toBeLessThanOrEqual(LIMIT_MS + besides(normal));
    expect(costOfNext).toBeLessThanOrEqual(besides(normal));
  });

  test('does not keep other pages waiting meanwhile', async ({ openHouse }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const programme = () => timed(uncached(`${house.url}/de/programm`));
    for (let warmUp = 0; warmUp < 5; warmUp++) await programme();
    const normal = median((await inTurn(5, programme)).map(({ ms }) => ms));
    const looping = timed(uncached(`${house.url}/de/buehne/loops-for-ever`));
    const meanwhile = await inTurn(3, programme);
    expect(meanwhile.map(({ status }) => status)).toEqual([200, 200, 200]);
    // The loop has one processor for itself until it is ended.
    expect(median(meanwhile.map(({ ms }) => ms))).toBeLessThan(Math.max(400, 3 * normal));
    expect((await looping).status).toBe(200);
  });

  test('as a required page: 503 in the full layout; the browser makes up for it as a widget', async ({ page, openHouse, request }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const response = await request.get(`${house.url}/de/kaputt/loops-for-ever`);
    expect(response.status()).toBe(503);
    expect(await response.text()).toContain('<footer');
    await page.goto(`${house.url}/de/buehne/loops-for-ever`);
    await expect(page.getByTestId('widget')).toHaveText('rendered by the browser');
    await expectStageAlive(page);
  });
});

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn++) results.push(await work());
  return results;
}
