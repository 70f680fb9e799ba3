import { rmSync } from 'node:fs';
import { eventually } from '@foyer/shared/eventually';
import { expect, test } from '../../src/harness/fault-test.ts';
import { changedEvents } from '../../src/harness/releases.ts';
import { timed } from '../../src/harness/timing.ts';
import { interactive, lostElements } from '../../src/harness/witness.ts';

/** How soon new visitors get a new release, in milliseconds. */
const PICKED_UP_MS = 1000;

test.describe('a deploy in the middle of a visit', () => {
  test('leaves the open page on its release and working; new visitors get the new one within a second; the rollback likewise', async ({
    page,
    openHouse,
    context,
    witness,
  }, testInfo) => {
    const house = await openHouse();
    const text = async () => (await timed(`${house.url}/de/programm`)).text;
    const oldRelease = house.releases.active('events');
    await page.goto(`${house.url}/de`);
    await interactive(page);
    expect(await text()).toContain(oldRelease);

    const build = changedEvents('(neu)');
    const newRelease = await house.releases.deploy('events', build);
    const deployed = performance.now();
    expect(newRelease).not.toBe(oldRelease);
    await eventually(async () => (await text()).includes('(neu)'), {
      within: PICKED_UP_MS,
      every: 10,
      what: 'the new release in the HTML',
    });
    const pickedUp = performance.now() - deployed;
    expect(await text()).not.toContain(oldRelease);

    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
    expect(await page.locator('main').innerText()).not.toContain('(neu)');
    expect(witness.requests.filter((url) => url.includes(newRelease))).toEqual([]);
    expect(witness.documents).toHaveLength(1);

    const visitor = await context.newPage();
    await visitor.goto(`${house.url}/de/programm`);
    await interactive(visitor);
    expect(await visitor.locator('main').innerText()).toContain('(neu)');

    await house.releases.command('rollback', 'events');
    const rolledBack = performance.now();
    await eventually(async () => (await text()).includes(oldRelease), {
      within: PICKED_UP_MS,
      every: 10,
      what: 'the old release in the HTML',
    });
    testInfo.annotations.push({
      type: 'figure',
      description: `new HTML ${pickedUp.toFixed(0)} ms after the deploy, ${(performance.now() - rolledBack).toFixed(0)} ms after the rollback`,
    });
    expect(await text()).not.toContain('(neu)');

    await visitor.locator('main a[href^="/de/programm/"]').first().click();
    await expect(visitor).toHaveURL(/\/de\/programm\/.+\/\d+$/);
    await page.reload();
    await interactive(page);
    expect(await lostElements(page)).toEqual([]);
    expect(await page.locator('main').innerText()).not.toContain('(neu)');
    expect(witness.complaints).toEqual([]);
    rmSync(build, { recursive: true });
  });

  test('that fails half-way leaves everything as it was', async ({ openHouse }) => {
    const house = await openHouse();
    const before = house.releases.active('events');
    const build = changedEvents('(halb)');
    rmSync(`${build}/dist/server/index.cjs`);
    const { code, output } = await house.releases.tryCommand('deploy', build);
    expect(code).not.toBe(0);
    expect(output).toContain('FOYER-103');
    expect(house.releases.active('events')).toBe(before);
    expect((await timed(`${house.url}/de/programm`)).status).toBe(200);
    rmSync(build, { recursive: true });
  });
});
