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
      const look = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          if (!(element instanceof HTMLElement) || element === document.body) return null;
          const place =
            (['footer', 'main'] as const).find((name) => element.closest(name)) ??
            element.closest('nav, aside')?.getAttribute('aria-label') ??
            (element.closest('header') ? 'header' : 'skip link');
          const { left, top, width: wide, height: high } = element.getBoundingClientRect();
          const parts = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + wide * x, top + high * y)),
          );
          return {
            place,
            isSeen: parts.some((part) => part && (element.contains(part) || part.contains(element))),
            stop: element.outerHTML.slice(0, 120),
          };
        });
      const walk = async (key: string) => {
        const places: string[] = [];
        for (let step = 0; step < 150; step++) {
          await page.keyboard.press(key);
          const now = await look();
          if (!now) break;
          expect(now.isSeen, `${key} to ${now.stop}`).toBe(true);
          if (places.at(-1) !== now.place) places.push(now.place);
          if (key === 'Shift+Tab' && now.place === 'skip link') break;
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
