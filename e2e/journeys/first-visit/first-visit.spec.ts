import type { Page } from '@playwright/test';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { goToTop } from '../../src/harness/page-life.ts';
import { expect, test } from '../../src/harness/test.ts';
import {
  interactive,
  layoutShift,
  lostElements,
  policyViolations,
  scrollThrough,
  servedElements,
} from '../../src/harness/witness.ts';

const eventLinks = 'main a[href^="/de/programm/"]';

/** What has to hold after every navigation in place. */
async function expectShown(page: Page, path: RegExp, locale: 'de' | 'en'): Promise<void> {
  await expect(page).toHaveURL(path);
  const heading = page.locator('main h1').first();
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const title = await page.title();
  expect(title).toContain((await heading.innerText()).split('\n')[0]!.trim().slice(0, 12));
  // The name of the house, at the end of the window's title, is not read out every time.
  await expect(page.getByRole('status').filter({ hasText: title.split(' – ')[0] })).toHaveCount(1);
}

test.describe('the first visit', () => {
  test.use({ consent: 'undecided' });

  test('goes from the home page to the programme, an event, back, and to English, without a complaint or a full load', async ({
    page,
    witness,
  }) => {
    await page.goto('/de');
    await interactive(page);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator(`[data-widget="events.list"] ${eventLinks.replace('main ', '')}`).first()).toBeVisible();
    const homeTitle = await page.title();

    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expectShown(page, /\/de\/programm(\?page=\d+)?$/, 'de');
    expect(await page.title()).not.toBe(homeTitle);
    await expect(page.locator('main h1').first()).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const link = page.locator(eventLinks).nth(8);
    await link.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
    const href = await link.getAttribute('href');
    await link.focus();
    const left = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expectShown(page, new RegExp(`${href}$`), 'de');
    await expect(page.locator('main h1').first()).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(2);

    await goToTop(page);
    await page.locator('a[hreflang="en"]:visible').first().click();
    await expectShown(page, /\/en\/program(\?|$)/, 'en');

    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
    expect(witness.failures).toEqual([]);
    expect(await policyViolations(page)).toEqual([]);
    expect(await page.locator('style').count()).toBe(2);
  });

  for (const [name, path] of [
    ['the home page', '/de'],
    ['the programme', '/de/programm'],
    ['an event', 'event'],
  ] as const) {
    test(`hydrates ${name} in place: the elements of the server stay, nothing shifts, no style tag too many`, async ({
      page,
      request,
      witness,
    }) => {
      await page.goto(path === 'event' ? (await demoAddresses(request)).event : path);
      await interactive(page);
      await scrollThrough(page);
      expect(await servedElements(page)).toBeGreaterThan(50);
      expect(await lostElements(page)).toEqual([]);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
      expect(await page.locator('style[data-rules]').count()).toBe(1);
      expect(await page.locator('style').count()).toBeLessThanOrEqual(2);
      expect(witness.complaints).toEqual([]);
      expect(await policyViolations(page)).toEqual([]);
    });
  }

  test('goes forward again after going back', async ({ page, witness }) => {
    await page.goto('/de');
    await interactive(page);
    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.locator('[data-widget="events.list"]').first()).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    await expect(page.locator(eventLinks).first()).toBeVisible();
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });
});
