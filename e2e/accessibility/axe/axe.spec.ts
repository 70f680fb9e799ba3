import { axeFaults } from '../../src/harness/axe.ts';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

for (const locale of ['de', 'en'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on any kind of page in ${locale} at ${width} pixels`, async ({ page, request }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const found: string[] = [];
      for (const path of Object.values(await demoAddresses(request, locale))) {
        await page.goto(path);
        if (!path.endsWith('gibtsnicht')) await interactive(page);
        found.push(...(await axeFaults(page, path)));
      }
      expect(found).toEqual([]);
    });
  }
}
