import { expect, test } from '../../src/harness/fault-test.ts';
import { expectFullLayout, expectStageAlive } from '../../src/harness/page-life.ts';
import { timed, uncached } from '../../src/harness/timing.ts';

test.describe('a fragment that ends the worker it runs in', () => {
  test('as an optional widget: the page comes without it, and the next request finds a new worker', async ({
    page,
    openHouse,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    for (let round = 0; round < 3; round++) {
      const killed = await timed(uncached(`${house.url}/de/buehne/kills-worker`));
      expect(killed.status).toBe(200);
      expect(killed.text).toContain('before the widget');
      expect(killed.text).toMatch(/data-fragment="[^"]+"[^>]* data-failed/);
      const next = await timed(uncached(`${house.url}/de/buehne/healthy`));
      expect(next.status).toBe(200);
      expect(next.text).toContain('widget in good order');
    }
    expect(house.gateway.process.hasEnded).toBe(false);
    expect(house.log).toMatch(/FOYER-2\d\d[^\n]*faulty@/);
    await page.goto(`${house.url}/de/buehne/kills-worker`);
    await expect(page.getByTestId('widget')).toHaveText('rendered by the browser');
    await expectStageAlive(page);
  });

  test('as a required page: an error status in the full layout, and the remote lives on', async ({
    page,
    openHouse,
    request,
  }) => {
    const house = await openHouse({ remotes: ['stage', 'faulty'] });
    const response = await page.goto(`${house.url}/de/kaputt/kills-worker`);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await expectFullLayout(page);
    expect((await request.get(`${house.url}/de/buehne/healthy`)).status()).toBe(200);
  });
});
