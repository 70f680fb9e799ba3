import { MODULE_GROUPS } from '@foyer/shared/modules';
import { axeFaults } from '../../src/harness/axe.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const WIDTHS = [360, 768, 1440];

for (const locale of ['de', 'en'])
  for (const path of ['', ...MODULE_GROUPS.map((group) => `/${group}`)])
    test(`modules in every state are to be read by everybody, at each width: ${locale}/_modules${path}`, async ({
      page,
      witness,
    }) => {
      test.slow();
      expect((await page.goto(`/${locale}/_modules${path}`))?.status()).toBe(200);
      await interactive(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(beyond, `at ${width} pixels`).toBe(0);
      }
      // Nobody puts several lists of a page's own places on one page, but here.
      expect(await axeFaults(page, path, { without: ['landmark-unique'] })).toEqual([]);
      expect(witness.complaints).toEqual([]);
    });
