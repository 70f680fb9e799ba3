import { rmSync } from 'node:fs';
import { eventually } from '@foyer/shared/eventually';
import type { Page } from '@playwright/test';
import { expect, test } from '../../src/harness/fault-test.ts';
import { ManagedProcess } from '../../src/harness/managed-process.ts';
import { GATEWAY } from '../../src/harness/paths.ts';
import { changedEvents } from '../../src/harness/releases.ts';
import { interactive } from '../../src/harness/witness.ts';

/** Paths of everything that the browser's caches hold. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The worker that is active is the one that the gateway sends now. */
const isCurrent = (page: Page) =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && !installing && !waiting;
  });

test('keeps static files and nothing else, says so without a connection, lets go of replaced releases, and can be taken back', async ({
  page,
  openHouse,
}) => {
  const house = await openHouse();
  await page.goto(`${house.url}/de/programm`);
  await eventually(() => isCurrent(page));
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${house.url}/sw.js`);
  await interactive(page);
  const before = house.releases.active('events');
  await eventually(async () => (await keptPaths(page)).some((path) => path.startsWith(`/releases/events/${before}/`)), {
    what: 'a file of the release in the cache',
  });

  const build = changedEvents('(neu)');
  const after = await house.releases.deploy('events', build);
  rmSync(build, { recursive: true });
  await eventually(async () => (await (await fetch(`${house.url}/sw.js`)).text()).includes(after), {
    what: 'the new release in the worker',
  });
  await page.goto(`${house.url}/de/programm`);
  await eventually(
    async () => (await isCurrent(page)) && !(await keptPaths(page)).some((path) => path.includes(before)),
    { what: 'the replaced release gone' },
  );
  await page.reload();
  await interactive(page);
  const kept = await eventually(async () => {
    const paths = await keptPaths(page);
    return paths.some((path) => path.startsWith(`/releases/events/${after}/`)) ? paths : null;
  });
  expect(kept.filter((path) => !/^\/(assets|releases\/[^/]+\/[^/]+\/client|offline)\//.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);

  const { port } = new URL(house.url);
  await house.gateway.process.stop();
  const entry = kept.find((path) => path.endsWith('remoteEntry.js'))!;
  expect(await page.evaluate(async (path) => (await fetch(path)).status, entry)).toBe(200);
  for (const [path, lang, heading] of [
    ['/en/program', 'en', 'No connection'],
    ['/de/programm', 'de', 'Keine Verbindung'],
  ] as const) {
    const response = await page.goto(house.url + path);
    expect([response?.status(), response?.fromServiceWorker()]).toEqual([503, true]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(
      await page.evaluate(
        async () => (
          await document.fonts.ready,
          [...document.fonts].filter(({ status }) => status === 'loaded').length
        ),
      ),
    ).toBeGreaterThan(0);
  }

  const again = new ManagedProcess({
    name: 'gateway without a worker',
    args: ['--enable-source-maps', GATEWAY],
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      API_URL: house.content.url,
      RELEASES: house.releases.dir,
      RENDER: process.env.RENDER,
      SERVICE_WORKER: 'off',
    },
  });
  await again.ready(`${house.url}/readyz`);
  await page.getByRole('link').click();
  await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
  const remains = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length + (await window.caches.keys()).length,
    );
  await eventually(async () => (await remains()) === 0, { what: 'worker and caches gone' });
  await again.stop();
});
