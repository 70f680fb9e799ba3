import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** The demo house's page of all modules. */
const MODULES = { de: '/de/baukasten', en: '/en/building-blocks' };
const WIDTHS = [360, 768, 1440];
/** Specification §9: distance kept above the target of a link, in pixels. */
const OFFSET_PX = 130;

const topOf = (place: Locator): Promise<number> =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of WIDTHS) {
  test(`containers within containers are all to be read at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(MODULES.de);
    for (const words of ['Außen rechts, innen links.', 'Noch ein Mal', 'geteilt.']) {
      const box = await page.getByText(words, { exact: true }).boundingBox();
      expect(box?.width).toBeGreaterThan(60);
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
    }
    expect(await overflow(page)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures of a slider are a row to scroll, containers within containers are complete', async ({ page }) => {
    await page.goto(MODULES.de);
    const row = slidesOf(page).locator('[tabindex="0"]');
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await expect(row.locator('img')).toHaveCount(4);
    await expect(page.getByText('geteilt.', { exact: true })).toBeVisible();
  });

  test('a link to an answer opens it, at the distance of all targets', async ({ page }) => {
    await page.goto(`${MODULES.de}#baukasten-faq`);
    await expect(page.locator('#baukasten-faq')).toBeVisible();
    await expect.poll(() => topOf(page.locator('#baukasten-faq'))).toBe(OFFSET_PX);
  });
});

test('a link to an answer leads to the distance of all targets', async ({ page }) => {
  await page.goto(MODULES.de);
  await interactive(page);
  await page.goto(`${MODULES.de}#baukasten-faq`);
  await interactive(page);
  await expect
    .poll(async () => Math.abs((await topOf(page.locator('#baukasten-faq'))) - OFFSET_PX))
    .toBeLessThanOrEqual(1);
});

/** The slider of the page, with its row and buttons. */
const slidesOf = (page: Page): Locator =>
  page.locator('[data-model=image_list]').filter({ has: page.getByRole('group', { name: 'Bilder', exact: true }) });

test('a slider comes when a tenth of it is in view, shows one picture and keeps what is below in its place', async ({
  page,
  witness,
}) => {
  const chunks = () => witness.requests.filter((url) => /\/releases\/pages\/.*\.js$/.test(url)).length;
  await page.goto(MODULES.de);
  await interactive(page);
  const slides = slidesOf(page);
  const before = chunks();
  const height = (await slides.boundingBox())!.height;
  const heights = await slides.evaluateHandle((element) => {
    const seen = new Set<number>();
    const look = () => seen.add(element.getBoundingClientRect().height);
    new MutationObserver(look).observe(element, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await slides.scrollIntoViewIfNeeded();
  const next = slides.getByRole('button', { name: 'Nächstes Bild' });
  await expect(next).toBeVisible();
  expect(chunks()).toBe(before + 1);
  expect(await heights.evaluate((seen) => [...seen])).toEqual([height]);
  await expect(slides.getByText('Bild 1 von 4')).toBeVisible();
  await expect(slides.getByRole('button', { name: 'Vorheriges Bild' })).toHaveAttribute('aria-disabled', 'true');

  const frame = (await slides.boundingBox())!;
  const left = async (index: number) =>
    Math.round((await slides.locator('[data-model=image_item]').nth(index).boundingBox())!.x - frame.x);
  expect([await left(0), await left(1)]).toEqual([0, Math.round(frame.width) + 24]);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(slides.getByText('Bild 2 von 4')).toBeVisible();
  await expect.poll(() => left(1)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slides.getByText('Bild 4 von 4')).toBeVisible();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expect(slides.locator('[data-model=image_item]:not([inert])')).toHaveCount(1);
  expect(await overflow(page)).toBe(0);
  expect(witness.complaints).toEqual([]);
});
