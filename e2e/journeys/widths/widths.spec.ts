import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

for (const width of [360, 768, 1440]) {
  test.describe(`a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('shows every kind of page without scrolling sideways', async ({ page, request }) => {
      const addresses = Object.values(await demoAddresses(request));
      for (const path of addresses) {
        await page.goto(path);
        const wide = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          return [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > clientWidth + 1).map((each) => each.outerHTML.slice(0, 120));
        });
        expect(wide, path).toEqual([]);
      }
    });

    test('takes the programme from the menu', async ({ page }) => {
      await page.goto('/de');
      await interactive(page);
      const menu = page.locator('a[href="#menu"]:visible');
      if ((await menu.count()) > 0) {
        await menu.click();
        await page.locator('#menu a[href="/de/programm"]').first().click();
      } else {
        await page.locator('header a[href="/de/programm"]:visible').first().click();
      }
      await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
      await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
      await expect(page.locator('#menu')).toBeHidden();
    });
  });
}
