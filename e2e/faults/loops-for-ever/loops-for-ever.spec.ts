import { expect, test } from '../../src/harness/fault-test.ts';
import { expectStageAlive } from '../../src/harness/page-life.ts';
import { median, timed, type TimedAnswer, uncached, usual } from '../../src/harness/timing.ts';

/** What a fragment may take, and what a page that waits for one that never ends takes besides: more on a machine that is slow in all it does. */
const LIMIT_MS = 500;
const besides = (normal: number) => Math.max(100, 2 * normal);

test.describe('a fragment that loops for ever', () => {
  test('costs its page its time limit, and the next request nothing', async ({ openHouse }, testInfo) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const ask = () => timed(uncached(`${house.url}/de/buehne/healthy`));
    await usual(5, ask);

    // Each loop has its own figure beside it: what else the machine does changes from second to second.
    const before: TimedAnswer[] = [];
    const next: TimedAnswer[] = [];
    const looping = await usual(7, async () => {
      before.push(await ask());
      const answer = await timed(uncached(`${house.url}/de/buehne/loops-for-ever`));
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('before the widget');
      const after = await ask();
      expect(after.status).toBe(200);
      expect(after.text).toContain('widget in good order');
      next.push(after);
      return answer;
    });
    const normal = median(before.map(({ ms }) => ms));
    const cost = looping.ms - normal;
    const costOfNext = median(next.map(({ ms }) => ms)) - normal;
    testInfo.annotations.push({
      type: 'figure',
      description: `normal ${normal.toFixed(0)} ms, with the loop +${cost.toFixed(0)} ms, next request +${costOfNext.toFixed(0)} ms`,
    });
    expect(cost).toBeLessThanOrEqual(LIMIT_MS + besides(normal));
    expect(costOfNext).toBeLessThanOrEqual(besides(normal));
  });

  test('does not keep other pages waiting meanwhile', async ({ openHouse }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const programme = () => timed(uncached(`${house.url}/de/programm`));
    await usual(5, programme);
    const normal = (await usual(5, programme)).ms;
    const meanwhile = await usual(3, async () => {
      const looping = timed(uncached(`${house.url}/de/buehne/loops-for-ever`));
      const answer = await programme();
      expect(answer.status).toBe(200);
      expect((await looping).status).toBe(200);
      return answer;
    });
    // The loop has one processor for itself until it is ended.
    expect(meanwhile.ms).toBeLessThan(Math.max(400, 3 * normal));
  });

  test('as a required page: 503 in the full layout; the browser makes up for it as a widget', async ({
    page,
    openHouse,
    request,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const response = await request.get(`${house.url}/de/kaputt/loops-for-ever`);
    expect(response.status()).toBe(503);
    expect(await response.text()).toContain('<footer');
    await page.goto(`${house.url}/de/buehne/loops-for-ever`);
    await expect(page.getByTestId('widget')).toHaveText('rendered by the browser');
    await expectStageAlive(page);
  });
});
