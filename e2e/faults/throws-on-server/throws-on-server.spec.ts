import { expect, test } from '../../src/harness/fault-test.ts';
import { expectFullLayout, expectStageAlive, expectWayOut } from '../../src/harness/page-life.ts';

test.describe('a fragment that throws on the server', () => {
  test('as an optional widget: the page is complete around a small fallback, and the browser makes up for it', async ({
    page,
    openHouse,
    request,
    witness,
  }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const response = await request.get(`${house.url}/de/buehne/throws-on-server`);
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toContain('before the widget');
    expect(html).toMatch(/data-fragment="[^"]+"[^>]* data-failed/);
    expect(html).not.toContain('thrown on the server');
    expect(house.log).toMatch(/FOYER-2\d\d[^\n]*faulty@/);
    expect(house.log).toContain('team-faulty@nordlicht.example');

    await page.goto(`${house.url}/de/buehne/throws-on-server`);
    await expect(page.getByTestId('widget')).toHaveText('rendered by the browser');
    await expectStageAlive(page);
    expect(witness.complaints).toEqual([]);
  });

  test('as a required page: an error status in the full layout, and links lead on', async ({ page, openHouse }) => {
    const house = await openHouse({ remotes: ['stage'] });
    const response = await page.goto(`${house.url}/de/kaputt/throws-on-server`);
    expect(response?.status()).toBe(500);
    await expectFullLayout(page);
    expect(await page.locator('main').innerText()).not.toContain('thrown on the server');
    await expectWayOut(page);
  });

  test('is never kept by the page cache: the next visitor gets a page made anew', async ({ openHouse, request }) => {
    const house = await openHouse({ remotes: ['faulty', 'stage'] });
    const madeAt = async (widget: string) =>
      /"now":"([^"]+)"/.exec(await (await request.get(`${house.url}/de/buehne/${widget}`)).text())?.[1];
    expect(await madeAt('throws-on-server')).not.toBe(await madeAt('throws-on-server'));
    expect(await madeAt('healthy')).toBe(await madeAt('healthy'));
  });
});
