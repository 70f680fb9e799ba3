import { expect, test } from '../../src/harness/test.ts';
import { oneOfEachKind, sitemapPaths } from '../../src/harness/site-pages.ts';
import { interactive, layoutShift, painted } from '../../src/harness/witness.ts';

/** Later than everything else of the page. */
const LATE_MS = 800;

for (const width of [360, 1440]) {
  test(`fonts that come late move nothing at ${width} pixels: until then the system's stand in their room`, async ({
    page,
    request,
    witness,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((done) => setTimeout(done, LATE_MS));
      await route.continue();
    });
    const shifts: Record<string, number> = {};
    for (const path of oneOfEachKind(await sitemapPaths(request)).slice(0, 12)) {
      await page.goto(path);
      await interactive(page);
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      shifts[path] = await layoutShift(page);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > 0.01)).toEqual([]);
    expect(Object.keys(shifts).length).toBeGreaterThan(8);
    expect(witness.complaints).toEqual([]);
  });
}
