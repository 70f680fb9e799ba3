import type { Page } from '@playwright/test';
import { focusSeen } from '../../src/harness/focus-seen.ts';
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

  for (const [width, menu] of [
    [360, 'header'],
    [1440, 'Hauptmenü'],
  ] as const) {
    test(`walks through header, page, footer and shortcuts in this order at ${width} pixels, there and back, and nothing it reaches lies behind a bar`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/de');
      await interactive(page);
      const placeOf = () =>
        page.evaluate(() => {
          const element = document.activeElement!;
          return (
            (['footer', 'main'] as const).find((name) => element.closest(name)) ??
            element.closest('nav, aside')?.getAttribute('aria-label') ??
            (element.closest('header') ? 'header' : 'skip link')
          );
        });
      const walk = async (key: string) => {
        const places: string[] = [];
        for (let step = 0; step < 150; step++) {
          await page.keyboard.press(key);
          const now = await focusSeen(page);
          if (!now) break;
          expect(now.isSeen, `${key} to ${now.stop}`).toBe(true);
          const place = await placeOf();
          if (places.at(-1) !== place) places.push(place);
          if (key === 'Shift+Tab' && place === 'skip link') break;
        }
        return places;
      };
      const order = [
        'skip link',
        'Service',
        'header',
        ...(menu === 'header' ? [] : [menu]),
        'Aktueller Hinweis',
        'main',
        'footer',
        'Schnellzugriff',
      ];
      expect(await walk('Tab')).toEqual(order);
      expect(await walk('Shift+Tab')).toEqual(order.reverse());
    });
  }

  test('opens the menu of a small window, stays in it, closes it with Escape and is back at its button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de');
    await interactive(page);
    await page.locator('a[href="#menu"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeVisible();
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.querySelector('#menu')!.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    expect(await focused(page)).toBe('#menu');
  });

  test('goes on from what disappears when it is pressed', async ({ page }) => {
    const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
      await page.getByRole(role, { name }).first().focus();
      await page.keyboard.press('Enter');
    };
    const filters = page.getByRole('list', { name: 'Filter' }).getByRole('link');
    await page.goto('/de/programm?room=1&genre=2');
    await interactive(page);
    await expect(filters).toHaveCount(3);
    await press(/: Filter entfernen$/);
    await expect(filters).toHaveCount(2);
    await expect(filters.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(filters).toHaveCount(1);
    await expect(filters).toBeFocused();

    for (const path of ['/de/programm?date=01-01-2100', '/de?overlay=true&date=01-01-2100']) {
      await page.goto(path);
      await interactive(page);
      await press('Filter zurücksetzen');
      await expect(page.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Filter', exact: true })).toBeFocused();
    }

    await page.goto('/de/programm');
    await interactive(page);
    await press('Hinweis schließen', 'button');
    await expect(page.getByRole('main')).toBeFocused();
  });

  for (const [width, height] of [
    [1280, 720],
    [360, 640],
    [320, 256],
  ] as const) {
    test(`sees each filter that it reaches in a window of ${width} × ${height} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/de/programm');
      await interactive(page);
      await page.getByRole('link', { name: 'Filter', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Programm filtern' });
      await expect(drawer.getByRole('button', { name: 'Termine zeigen' })).toBeVisible();
      const groups = await drawer.getByRole('group').count();
      const stops = new Set<string>();
      for (let step = 0; step < 2 * groups + 8; step++) {
        await page.keyboard.press('Tab');
        const now = await focusSeen(page);
        if (!now) continue;
        expect(now.isSeen, now.stop).toBe(true);
        stops.add(now.stop);
      }
      expect(stops.size).toBeGreaterThan(groups);
    });
  }

  test('goes on in sight where another page or day of a list begins', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/de/mediathek-de');
    await interactive(page);
    await page.getByRole('main').getByRole('link', { name: 'Ältere' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.goto('/de/programm');
    await interactive(page);
    await page.locator('main summary', { hasText: 'Kalender' }).press('Enter');
    const day = page.locator('main table a:not([aria-current])').last();
    await day.press('Enter');
    await expect(page).toHaveURL(/date=/);
    await expect(page.locator('main table a[aria-current]')).toBeFocused();
    await expect(page.locator('main table a[aria-current]')).toBeInViewport();
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
