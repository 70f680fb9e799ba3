import type { Page } from '@playwright/test';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** What has focus, as a visitor would name it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('href') ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
}

test.describe('the keyboard', () => {
  test('reaches the main content by the first link of the page', async ({ page }) => {
    await page.goto('/de/programm');
    await interactive(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('#main');
    await expect(page.locator('a[href="#main"]')).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  test('goes through the page in the order of reading, and always shows where it is', async ({ page }) => {
    await page.goto('/de');
    await interactive(page);
    let last = { region: 0, stop: '' };
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const now = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement) || element === document.body) return null;
        const region = element.closest('[data-shell="top"]') ? 1 : element.closest('main') ? 2 : 3;
        // A ring may be drawn around more than the link itself, by what follows it.
        const marked = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
          (style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none',
        );
        const { width, height } = element.getBoundingClientRect();
        return { region, marked, visible: width > 0 && height > 0, stop: element.outerHTML.slice(0, 120) };
      });
      if (!now) break;
      expect(now.region, `${last.stop} then ${now.stop}`).toBeGreaterThanOrEqual(last.region);
      expect(now.marked, now.stop).toBe(true);
      expect(now.visible, now.stop).toBe(true);
      last = now;
    }
    expect(last.region).toBeGreaterThan(1);
  });

  test('opens the menu of a small window, stays in it, closes it with Escape and is back at its button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de');
    await interactive(page);
    await page.locator('a[href="#menu"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body || document.querySelector('#menu')!.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    expect(await focused(page)).toBe('#menu');
  });

  test('opens a submenu of a wide window and closes it with Escape', async ({ page }) => {
    await page.goto('/de');
    await interactive(page);
    const toggle = page.locator('header nav button[aria-expanded]:visible').first();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.submenu')))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
  });
});
