import type { Page } from '@playwright/test';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const header = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
/** How far a transform has moved an element, in pixels. */
const shiftOf = (page: Page) =>
  header(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m42);
const service = (page: Page) => page.getByRole('navigation', { name: 'Service' });

test.describe('the header', () => {
  test('past a quarter of the window it shifts up by 30 px and its logo shrinks; at the top it is whole again', async ({
    page,
    witness,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/de');
    await interactive(page);
    const logo = header(page).getByRole('link', { name: /Nordlicht/ });
    const nameWidth = () =>
      logo
        .locator('span')
        .first()
        .evaluate((element) => element.getBoundingClientRect().width);
    const whole = await nameWidth();
    await scrollTo(page, 200);
    expect(await shiftOf(page)).toBe(0);
    await scrollTo(page, 201);
    await expect.poll(() => shiftOf(page)).toBe(-30);
    expect(await nameWidth()).toBeLessThan(whole * 0.8);
    await expect(header(page)).toBeInViewport();
    await scrollTo(page, 0);
    await expect.poll(() => shiftOf(page)).toBe(0);
    expect(await nameWidth()).toBe(whole);
    expect(witness.complaints).toEqual([]);
  });

  test('with the menu open it stays as it is, however far the page is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de');
    await interactive(page);
    await scrollTo(page, 400);
    await expect.poll(() => shiftOf(page)).toBe(-30);
    await page.locator('a[href="#menu"]').click();
    await expect.poll(() => shiftOf(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => shiftOf(page)).toBe(-30);
  });

  test('it stands 6rem lower for who is logged in, below the toolbar, and stays there', async ({ page }) => {
    await page.goto('/de/agb');
    const before = await header(page).evaluate((element) => element.getBoundingClientRect().top);
    await logIn(page, '/de/agb');
    await interactive(page);
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(before + 96);
    await page.goto('/de/agb?noToolbar');
    await interactive(page);
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
  });

  test('the cart says how much lies in it, and nothing for what is no number', async ({ page, context, baseURL }) => {
    await page.goto('/de/agb');
    const cart = service(page).getByRole('link', { name: /^Warenkorb/ });
    await expect(cart).toHaveAccessibleName('Warenkorb');
    await context.addCookies([{ name: 'cartAmount', value: '3', url: baseURL! }]);
    await page.reload();
    await expect(cart).toHaveAccessibleName(/Warenkorb \(3 /);
    await context.addCookies([{ name: 'cartAmount', value: '%3Cb%3E', url: baseURL! }]);
    await page.reload();
    await interactive(page);
    await expect(cart).toHaveAccessibleName('Warenkorb');
  });

  test('the account leads to the login and back to this very page, and home for who is logged in', async ({ page }) => {
    await page.goto('/de/programm?genre=1');
    await interactive(page);
    const account = service(page).getByRole('link', { name: /^Konto/ });
    await expect(account).toHaveAttribute('href', `/admin/login/?next=${encodeURIComponent('/de/programm?genre=1')}`);
    await logIn(page, '/de/agb');
    await interactive(page);
    const user = service(page).getByRole('button', { name: /^Angemeldet als / });
    await user.click();
    await expect(service(page).getByRole('link', { name: 'Mein Profil' })).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(user).toHaveAttribute('aria-expanded', 'false');
  });

  test('a landing page has none of it but the logo, which leads nowhere', async ({ page }) => {
    await page.goto('/de/lichternacht');
    await interactive(page);
    await expect(header(page)).toBeVisible();
    await expect(header(page).getByRole('link')).toHaveCount(0);
    await expect(header(page).getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Aktueller Hinweis' })).toHaveCount(0);
  });
});
