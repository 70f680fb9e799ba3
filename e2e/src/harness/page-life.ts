import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { painted } from './witness.ts';

/** The stage around a broken widget is whole and answers to its visitor. */
export async function expectStageAlive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Stage' })).toBeVisible();
  await expect(page.getByTestId('before')).toHaveText('before the widget');
  const button = page.getByTestId('alive');
  await expect(async () => {
    await button.click();
    expect(await button.textContent()).not.toBe('alive 0');
  }).toPass();
}

/** Links lead on, in place or by a full load. */
export async function expectWayOut(page: Page): Promise<void> {
  await page.locator('header a[href="/de/programm"]:visible').first().click();
  await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
  await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
}

/** Header, footer and heading are there. */
export async function expectFullLayout(page: Page): Promise<void> {
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer').first()).toBeVisible();
  await expect(page.locator('main h1').first()).toBeVisible();
}

/** Up to where the header rests: who presses what is still moving may miss it. */
export async function goToTop(page: Page): Promise<void> {
  // A key between a jump and its picture scrolls nothing, as the browser then takes its gliding back; on a busy machine the picture may be later than any frame that a page hears of.
  await expect(async () => {
    await painted(page);
    await page.keyboard.press('Home');
    await expect(page.locator('header[data-scrolled=false]')).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Touches a page that waits for it until it says that it failed; it may have loaded itself anew meanwhile. */
export async function touchUntilNotice(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('main > [data-app]').dispatchEvent('pointerover');
    await expect(noticeIn(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** What the page says about a part that failed. */
export function noticeIn(page: Page, part = 'main') {
  return page.locator(`${part} p[data-failed]`);
}
