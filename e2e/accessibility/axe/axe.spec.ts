import { AxeBuilder } from '@axe-core/playwright';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** WCAG 2.2 AA, as far as a machine can tell. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const locale of ['de', 'en'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on any kind of page in ${locale} at ${width} pixels`, async ({ page, request }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const found: string[] = [];
      for (const path of Object.values(await demoAddresses(request, locale))) {
        await page.goto(path);
        if (!path.endsWith('gibtsnicht')) await interactive(page);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        for (const { id, help, nodes } of violations)
          found.push(`${path}: ${id} (${help}) ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`);
      }
      expect(found).toEqual([]);
    });
  }
}
