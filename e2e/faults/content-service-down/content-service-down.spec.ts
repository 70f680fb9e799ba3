import { rmSync } from 'node:fs';
import { eventually } from '@foyer/shared/eventually';
import { Clock } from '../../src/harness/clock.ts';
import { startContentService } from '../../src/harness/content-service.ts';
import { expect, test } from '../../src/harness/fault-test.ts';
import { startGateway } from '../../src/harness/gateway.ts';
import { seededDirectory, sharedHouse } from '../../src/harness/shared-house.ts';
import { timed, uncached } from '../../src/harness/timing.ts';
import { interactive } from '../../src/harness/witness.ts';

/** Settings may be used for so long without being asked for again (decisions, 5). */
const SETTINGS_LIFE_MS = 10_000;

const clockOfNow = () => new Clock(new Date().toISOString());
/** What the house has read of its settings is too old from here on. */
const outliveSettings = (clock: Clock) => clock.set(new Date(Date.now() + SETTINGS_LIFE_MS + 1).toISOString());

test.describe('a content service that is down', () => {
  test('makes the site say so: 503 in both languages of the house, not ready but alive; then it recovers by itself', async ({
    page,
    openHouse,
  }) => {
    const clock = clockOfNow();
    const house = await openHouse({ clock });
    expect((await timed(`${house.url}/readyz`)).status).toBe(200);
    const { ms } = await timed(uncached(`${house.url}/de/programm`));
    await timed(`${house.url}/de/programm`);

    house.content.set({ kind: 'down' });
    outliveSettings(clock);
    await eventually(async () => (await timed(uncached(`${house.url}/de`))).status === 503, {
      what: 'the answer 503',
    });
    const answer = await page.goto(`${house.url}/en`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBeTruthy();
    expect(answer?.headers()['cache-control']).toMatch(/no-store|no-cache/);
    await expect(page.getByRole('heading', { name: 'Website offline' })).toBeVisible();
    expect((await timed(`${house.url}/readyz`)).status).toBe(503);
    expect((await timed(`${house.url}/healthz`)).status).toBe(200);
    expect(house.log).toMatch(/FOYER-\d{3}/);
    await eventually(async () => (await timed(`${house.url}/de/programm`)).status === 503, {
      within: SETTINGS_LIFE_MS + 20 * ms,
      what: '503 for a page that was cached',
    });

    house.content.set({ kind: 'none' });
    await eventually(async () => (await timed(uncached(`${house.url}/de`))).status === 200, {
      what: 'the recovery',
    });
    expect((await timed(`${house.url}/readyz`)).status).toBe(200);
  });

  test('lets an operator serve older pages meanwhile (STALE_IF_ERROR_S)', async ({ openHouse }) => {
    const clock = clockOfNow();
    const house = await openHouse({ env: { STALE_IF_ERROR_S: '600' }, clock });
    const before = await timed(`${house.url}/de/programm`);
    expect(before.status).toBe(200);
    house.content.set({ kind: 'down' });
    outliveSettings(clock);
    await eventually(async () => (await timed(uncached(`${house.url}/en`))).status === 503, {
      what: 'the answer 503 for a page that nobody has seen',
    });
    const meanwhile = await timed(`${house.url}/de/programm`);
    expect(meanwhile.status).toBe(200);
    expect(meanwhile.text).toContain('href="/de/programm/');
  });

  test('does not disturb an open page: what is there stays, and a link says that the site is offline', async ({
    page,
    openHouse,
  }) => {
    const clock = clockOfNow();
    const house = await openHouse({ clock });
    await page.goto(`${house.url}/de`);
    await interactive(page);
    house.content.set({ kind: 'down' });
    await expect(page.locator('main h1').first()).toBeVisible();
    outliveSettings(clock);
    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expect(page.getByRole('heading', { name: 'Website offline' })).toBeVisible();
  });

  test('is missed and found again when its process is killed and started anew', async ({ request }) => {
    const dataDir = seededDirectory();
    let content = await startContentService({ dataDir });
    const gateway = await startGateway({ apiUrl: content.url, releases: sharedHouse().releases });
    try {
      expect((await request.get(`${gateway.url}/de`)).status()).toBe(200);
      await content.process.kill();
      await eventually(async () => (await timed(uncached(`${gateway.url}/de`))).status === 503, {
        what: 'the answer 503',
      });
      content = await startContentService({ dataDir, port: content.port });
      await eventually(async () => (await timed(uncached(`${gateway.url}/de`))).status === 200, {
        what: 'the recovery',
      });
    } finally {
      await gateway.process.stop();
      await content.process.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test('lets the gateway start before it, and is found when it comes', async ({ openHouse }) => {
    const house = await openHouse();
    house.content.set({ kind: 'down' });
    const gateway = await startGateway({ apiUrl: house.content.url, releases: house.releases.dir, unready: true });
    try {
      expect((await timed(`${gateway.url}/de`)).status).toBe(503);
      expect((await timed(`${gateway.url}/readyz`)).status).toBe(503);
      house.content.set({ kind: 'none' });
      await eventually(async () => (await timed(uncached(`${gateway.url}/de`))).status === 200, {
        what: 'the first page',
      });
    } finally {
      await gateway.process.stop();
    }
  });
});
