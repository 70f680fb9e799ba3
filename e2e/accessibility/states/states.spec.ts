import type { Page } from '@playwright/test';
import { axeFaults, type AxeOptions } from '../../src/harness/axe.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const expectNothing = async (page: Page, what: string, options?: AxeOptions): Promise<void> =>
  expect(await axeFaults(page, what, options)).toEqual([]);

const TEXTS = {
  de: {
    landing: '/de/lichternacht',
    overlay: 'Programm und Karten',
    search: 'Suche',
    service: 'Service',
    favourites: '/de/favoriten',
  },
  en: {
    landing: '/en/night-of-lights',
    overlay: 'Programme and tickets',
    search: 'Search',
    service: 'Service',
    favourites: '/en/favourites',
  },
} as const;

test('axe finds nothing in the open menu and on the dashboard of a visitor who is logged in, in either language and width', async ({
  page,
}) => {
  test.slow();
  await logIn(page, '/de/agb');
  for (const locale of ['de', 'en'] as const) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${locale}/agb`);
      await interactive(page);
      const toggle = page
        .getByRole('navigation', { name: 'Service' })
        .getByRole('button', { name: /^(Angemeldet als|Logged in as) / });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expectNothing(page, `user menu ${locale} ${width}`, { within: '[data-shell=top]' });
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      await page.goto(`/${locale}/cms-hub`);
      await interactive(page);
      await expectNothing(page, `dashboard ${locale} ${width}`);
    }
  }
});

for (const locale of ['de', 'en'] as const) {
  const texts = TEXTS[locale];

  test(`axe finds nothing in the frame of the shop, on a landing page, in the open menu and without a connection in ${locale}, in either width`, async ({
    page,
    context,
  }) => {
    test.slow();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${locale}/ticketing-template`);
      // The heading comes with the shop's own content.
      await expectNothing(page, `shop ${width}`, { without: ['page-has-heading-one'] });
      await page.goto(texts.landing);
      await interactive(page);
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
      await expectNothing(page, `landing page ${width}`);
      await page.goto(`/${locale}/impressum`);
      await interactive(page);
      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: /Internet/i })).toBeInViewport();
      await expectNothing(page, `without a connection ${width}`, { within: '[data-shell=bottom]' });
      await context.setOffline(false);
      if (width === 1440) continue;
      await page.locator('a[href="#menu"]').click();
      await expect(page.locator('#menu')).toBeVisible();
      await expectNothing(page, 'menu', { within: '#menu' });
    }
  });

  test(`axe finds nothing while overlay, search and submenu are open in ${locale} in a wide window`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`);
    await interactive(page);
    await page.locator('header nav button[aria-expanded]:visible').first().click();
    await expectNothing(page, 'submenu');
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: texts.service }).getByRole('link', { name: texts.search }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('n');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectNothing(page, 'search');
    await page.goto(`/${locale}?overlay=true`);
    await expect(page.getByRole('dialog', { name: texts.overlay }).getByRole('listitem').first()).toBeVisible();
    await expectNothing(page, 'overlay');
  });

  test(`axe finds nothing on overlay and favourites in ${locale} in a small window`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${locale}?overlay=true`);
    const dialog = page.getByRole('dialog', { name: texts.overlay });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectNothing(page, 'overlay');
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.evaluate(() => localStorage.setItem('foyer.favourites', '["event:1","event:2","article:1"]'));
    await page.goto(texts.favourites);
    await expect(page.locator('main li')).toHaveCount(3);
    await expectNothing(page, 'favourites');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
