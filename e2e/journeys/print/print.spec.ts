import type { Page } from '@playwright/test';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';

/** Text in the content that is not black, by its words. */
const paleText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const pale: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const words = node.textContent!.trim();
      if (words && element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)') pale.push(words);
    }
    return pale;
  });

test.describe('on paper', () => {
  for (const locale of ['de', 'en'] as const) {
    test(`pages are black on white, and without what can only be pressed (${locale})`, async ({ page, request }) => {
      const { home, programme, event, article, contentPage } = await demoAddresses(request, locale);
      await page.emulateMedia({ media: 'print' });
      for (const path of [home, programme, event, article, contentPage]) {
        await page.goto(path);
        expect([path, await paleText(page)]).toEqual([path, []]);
        for (const pressed of [
          'main button',
          'main nav',
          'main .presets',
          'main aside details',
          'header nav',
          'nav[data-sticky-bar]',
        ])
          expect([path, pressed, await page.locator(pressed).filter({ visible: true }).count()]).toEqual([
            path,
            pressed,
            0,
          ]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
    });
  }

  test('answers to questions stand open, and links in a text say where they lead', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/de/besuch');
    const answers = page.locator('main details > :not(summary)');
    expect(await answers.count()).toBeGreaterThan(2);
    for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(10);

    await page.goto('/de/datenschutz');
    const added = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    for (const content of await added('main p a[href^="http"]')) expect(content).toContain('http');
    await page.goto('/de/programm');
    expect((await added('main li > div > a[href^="http"]')).filter((content) => content.includes('http'))).toEqual([]);
  });
});
