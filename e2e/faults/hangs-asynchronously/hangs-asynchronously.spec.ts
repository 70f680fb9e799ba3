import { expect, test } from '../../src/harness/fault-test.ts';
import { expectFullLayout, expectStageAlive, expectWayOut } from '../../src/harness/page-life.ts';
import { timed, uncached, usual } from '../../src/harness/timing.ts';

/** What a fragment may take. */
const LIMIT_MS = 500;

test.describe('a fragment that waits for ever', () => {
  test('as an optional widget: the page comes without it after the time limit', async ({ page, openHouse }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    await timed(`${house.url}/de/buehne/healthy`);
    const normal = await usual(3, () => timed(uncached(`${house.url}/de/buehne/healthy`)));
    const hanging = await usual(3, () => timed(uncached(`${house.url}/de/buehne/hangs-asynchronously`)));
    expect(hanging.status).toBe(200);
    expect(hanging.text).toContain('before the widget');
    expect(hanging.text).toMatch(/data-fragment="[^"]+"[^>]* data-failed/);
    expect(hanging.ms - normal.ms).toBeLessThan(LIMIT_MS + Math.max(100, 2 * normal.ms));
    await page.goto(`${house.url}/de/buehne/hangs-asynchronously`);
    await expectStageAlive(page);
    await expectWayOut(page);
  });

  test('as a required page: 503 in the full layout after the time limit, and it can be tried again', async ({
    page,
    openHouse,
  }) => {
    const house = await openHouse({ remotes: ['stage'] });
    const response = await page.goto(`${house.url}/de/kaputt/hangs-asynchronously`);
    expect(response?.status()).toBe(503);
    await expectFullLayout(page);
    expect(house.log).toMatch(/FOYER-2\d\d[^\n]*stage@/);
    await expectWayOut(page);
  });
});
