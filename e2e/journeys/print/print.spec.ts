import type { Page } from '@playwright/test';
import { banner } from '../../src/harness/consent.ts';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** What is read of a list of productions. */
interface Listed {
  results: { urls: { de: string } }[];
}

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

  test('only what fits on a page is kept together, a picture leaves no gap below, and no button stands there', async ({
    page,
    request,
  }) => {
    // What A4 has room for within its margins, in pixels.
    await page.setViewportSize({ width: 658, height: 986 });
    await page.emulateMedia({ media: 'print' });
    const { programme, event, article, contentPage } = await demoAddresses(request);
    const production = (await (await request.get('/de/api/productions/')).json()) as Listed;
    const details = [event, production.results[0]!.urls.de, article, contentPage];
    const lists = [programme, '/de/produktionen', '/de/team', '/de/series', '/de/search?q=glas'];
    for (const path of [...details, ...lists]) {
      await page.goto(path);
      const faults = await page.evaluate((room) => {
        const heightOf = (element: Element) => element.getBoundingClientRect().height;
        const all = [...document.querySelectorAll('main, main *')].filter((element) => element.checkVisibility());
        return {
          tall: all
            .filter((element) => getComputedStyle(element).breakInside === 'avoid' && heightOf(element) > room)
            .map((element) => element.tagName),
          gaps: all
            .filter((element) => element.matches(':has(> :is(img, picture):only-child):not(picture)'))
            .filter((frame) => heightOf(frame) > heightOf(frame.querySelector('img')!) + 1)
            .map((frame) => frame.className),
          buttons: all.filter((element) => element.matches('summary[data-screen]')).length,
          signs: all
            .filter((element) => element.matches('summary'))
            .map((element) => getComputedStyle(element, '::after').content)
            .filter((content) => content !== 'none'),
        };
      }, 986);
      expect([path, faults]).toEqual([path, { tall: [], gaps: [], buttons: 0, signs: [] }]);
    }
    await page.goto(event);
    const folded = page.locator('main details > ul');
    for (const rows of await folded.all()) expect((await rows.boundingBox())?.height).toBeGreaterThan(10);
  });

  test.describe('of somebody who has not decided about cookies', () => {
    test.use({ consent: 'undecided' });

    test('no room is left for the question, which is not printed', async ({ page }) => {
      await page.goto('/de');
      await expect(banner(page)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
    });
  });

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

  test('the pictures of a slider that runs stand below each other', async ({ page }) => {
    await page.goto('/de/baukasten');
    await interactive(page);
    const slides = page.locator('.swiper-slide');
    const row = page.getByRole('group', { name: 'Bilder', exact: true });
    await row.scrollIntoViewIfNeeded();
    await expect(slides).toHaveCount(4);
    await page.emulateMedia({ media: 'print' });
    const boxes = await slides.evaluateAll((all) =>
      all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, { left, width, top }] of boxes.entries()) {
      expect(width).toBeGreaterThan(300);
      expect(left).toBe(boxes[0]!.left);
      if (index > 0) expect(top).toBeGreaterThanOrEqual(boxes[index - 1]!.bottom);
    }
    await expect(page.getByText('Bild 1 von 4')).toBeHidden();
  });

  test('the lines of a form are empty, and nothing says that they can be pulled larger', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/de/kontakt');
    const email = page.getByRole('main').getByLabel(/^E-Mail/);
    expect(await email.evaluate((field) => getComputedStyle(field, '::placeholder').color)).toBe('rgba(0, 0, 0, 0)');
    await expect(page.locator('main textarea').first()).toHaveCSS('resize', 'none');
  });
});
