import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/harness/content-service.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** WCAG 2.2 AA, as far as a machine can tell. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothing(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`)).toEqual([]);
}

const TEXTS = {
  de: { overlay: 'Programm und Karten', search: 'Suche', service: 'Service', favourites: '/de/favoriten' },
  en: { overlay: 'Programme and tickets', search: 'Search', service: 'Service', favourites: '/en/favourites' },
} as const;

test('axe finds nothing in the open menu of a visitor who is logged in', async ({ page }) => {
  await page.goto('/admin/login/?next=%2Fde%2Fagb');
  await page.locator('input[name="username"]').fill('editor');
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname === '/de/agb');
  await interactive(page);
  const toggle = page.getByRole('navigation', { name: 'Service' }).getByRole('button', { name: /^Angemeldet als / });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectNothing(page, 'user menu');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

for (const locale of ['de', 'en'] as const) {
  const texts = TEXTS[locale];

  test(`axe finds nothing while overlay, search and submenu are open in ${locale} in a wide window`, async ({ page }) => {
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
