import { eventually } from '@foyer/shared/eventually';
import type { Page } from '@playwright/test';
import { demoAddresses, type DemoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutShift } from '../../src/harness/witness.ts';

declare global {
  interface Window {
    letFramesCome: () => void;
  }
}

/** Stops the page's frames before the first one, and decides whether the browser was quicker than that and has painted. */
async function holdFrames(page: Page, { isPainted } = { isPainted: false }): Promise<void> {
  await page.addInitScript(
    (painted) => {
      const real = window.requestAnimationFrame.bind(window);
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (work) => held.push(work);
      window.letFramesCome = () => {
        window.requestAnimationFrame = real;
        held.forEach(real);
      };
      performance.getEntriesByType = new Proxy(performance.getEntriesByType.bind(performance), {
        apply: (read, _, [type]: [string]) => (type === 'paint' ? painted : read(type)),
      });
    },
    isPainted ? [{ name: 'first-paint' }] : [],
  );
}

/** Of each row: whether it begins in the window, and whether its content is laid out. */
const rowsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelector('main [data-rows]')!.children].map((row) => ({
      isInView: row.getBoundingClientRect().top < window.innerHeight,
      isLaidOut: [...row.children].every((child) => child.checkVisibility({ contentVisibilityAuto: true })),
    })),
  );

const waiting = async (page: Page) => (await rowsOf(page)).filter(({ isLaidOut }) => !isLaidOut).length;

const visits: [kind: keyof DemoAddresses | null, path: string, width: number, height: number][] = [
  [null, '/de', 360, 740],
  [null, '/en', 360, 740],
  [null, '/de', 1440, 900],
  [null, '/de/agb', 1440, 900],
  [null, '/de/besuch', 1440, 3000],
  ['event', 'an event', 360, 740],
  ['event', 'an event', 1440, 900],
];
for (const [kind, path, width, height] of visits) {
  test(`${path} in a window of ${width} by ${height} pixels: first what is seen, the rest frame by frame, and nothing moves`, async ({
    page,
    request,
    witness,
  }) => {
    await holdFrames(page);
    await page.setViewportSize({ width, height });
    await page.goto(kind ? (await demoAddresses(request))[kind] : path, { waitUntil: 'domcontentloaded' });
    const rows = await rowsOf(page);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ isLaidOut }) => isLaidOut)).toEqual(rows.map(({ isInView }) => isInView));
    await page.evaluate(() => window.letFramesCome());
    await eventually(async () => (await page.evaluate(() => document.adoptedStyleSheets.length)) === 0);
    expect(await waiting(page)).toBe(0);
    await interactive(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(witness.complaints).toEqual([]);
  });
}

test('a phone waits for rows below its window; a hash and a reload have the whole page at once', async ({ page }) => {
  await holdFrames(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de', { waitUntil: 'domcontentloaded' });
  expect(await waiting(page)).toBeGreaterThan(2);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await waiting(page)).toBe(0);
  await page.goto('/en#main', { waitUntil: 'domcontentloaded' });
  expect(await waiting(page)).toBe(0);
});

test('what is painted already, since the page came slowly, stays', async ({ page }) => {
  await holdFrames(page, { isPainted: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/de', { waitUntil: 'domcontentloaded' });
  expect(await waiting(page)).toBe(0);
});
