import { expect, test } from '../../src/harness/fault-test.ts';
import { expectStageAlive } from '../../src/harness/page-life.ts';
import { timed, uncached } from '../../src/harness/timing.ts';

test.describe('an optional widget that was good and fails now', () => {
  test('stands there as it was last, and the page lives', async ({ page, openHouse, request }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const good = await timed(uncached(`${house.url}/de/buehne/last-good`));
    expect(good.status).toBe(200);
    const [first] =
      /<li>([^<]+)<\/li>/.exec(good.text.slice(good.text.indexOf('data-testid="widget"')))?.slice(1) ?? [];
    expect(first).toBeTruthy();

    house.content.set({ kind: 'status', status: 500 }, /\/api\/events\//);
    const response = await request.get(uncached(`${house.url}/de/buehne/last-good`));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<li>${first}</li>`);
    expect(house.log).toMatch(/FOYER-2\d\d[^\n]*faulty@/);

    await page.goto(uncached(`${house.url}/de/buehne/last-good`));
    await expect(page.locator('[data-slot]')).toBeVisible();
    await expectStageAlive(page);
  });

  test('has no last good HTML at first: a small fallback stands there, and it comes by itself once the content service is well', async ({
    page,
    openHouse,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    house.content.set({ kind: 'status', status: 500 }, /\/api\/events\//);
    const failed = await timed(uncached(`${house.url}/de/buehne/last-good`));
    expect(failed.status).toBe(200);
    expect(failed.text).toMatch(/data-fragment="[^"]+"[^>]* data-failed/);
    house.content.set({ kind: 'none' });
    await page.goto(`${house.url}/de/buehne/last-good`);
    await expect(page.getByTestId('widget').locator('li').first()).toBeVisible();
  });
});
