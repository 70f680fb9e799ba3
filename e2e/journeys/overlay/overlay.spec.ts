import type { Page } from '@playwright/test';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const button = (page: Page) =>
  page.getByRole('navigation', { name: 'Schnellzugriff' }).getByRole('link', { name: 'Programm und Karten' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Programm und Karten' });
const events = (page: Page) => dialog(page).locator('a[href^="/de/programm/"]');

test.describe('the programme over any page', () => {
  test('opens in place, holds scroll and focus, closes with Escape and by going back', async ({ page, witness }) => {
    await page.goto('/de');
    await interactive(page);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await button(page).click();
    await expect(page).toHaveURL('/de?overlay=true');
    await expect(events(page).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/de');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);

    await page.keyboard.press('Enter');
    await expect(events(page).first()).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/de');

    await button(page).click();
    const href = await events(page).first().getAttribute('href');
    await events(page).first().click();
    await expect(page).toHaveURL(href!);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(button(page)).toHaveCount(0);
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test('is narrowed by presets and filters in place: the choice is in the address, one step back closes all of it', async ({
    page,
    witness,
  }) => {
    await page.goto('/de');
    await interactive(page);
    await button(page).click();
    await dialog(page).getByRole('link', { name: 'Nächste 3 Tage' }).click();
    await expect(page).toHaveURL(/\/de\?overlay=true&date=[\d-]+&until=[\d-]+$/);
    await dialog(page).getByRole('link', { name: 'Ab heute' }).click();
    await expect(page).toHaveURL('/de?overlay=true');
    await dialog(page).getByRole('link', { name: 'Filter', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Programm filtern' });
    await expect(filters).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    const choice = filters.getByRole('group', { name: 'Sparte' }).getByRole('radio').nth(1);
    await choice.check({ force: true });
    await filters.getByRole('button', { name: 'Termine zeigen' }).click();
    await expect(filters).toHaveCount(0);
    await expect(page).toHaveURL(/\/de\?overlay=true&genre=\d+$/);
    await expect(dialog(page).getByRole('link', { name: /: Filter entfernen$/ })).toHaveCount(1);
    await expect(events(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/de');
    await expect(dialog(page)).toBeHidden();
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test('shows that it loads, says when it cannot, and tries again', async ({ page }) => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/events/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/de/team');
    await interactive(page);
    await button(page).click();
    await expect(dialog(page).locator('[data-widget="events.overlay"]')).toBeVisible();
    await expect(events(page)).toHaveCount(0);
    answer?.();
    await expect(events(page).first()).toBeVisible();

    await page.unroute('**/api/events/**');
    await page.route('**/api/events/**', (route) => route.fulfill({ status: 500, json: {} }));
    // No preset: on a Saturday the weekend asks what was answered already.
    await dialog(page).getByRole('link', { name: 'Filter', exact: true }).click();
    const filters = page.getByRole('dialog', { name: 'Programm filtern' });
    await filters.getByRole('group', { name: 'Sparte' }).getByRole('radio').nth(1).check({ force: true });
    const again = dialog(page).getByRole('button', { name: 'Erneut versuchen' });
    await expect(again).toHaveCSS('text-decoration-line', 'underline');
    await expect(events(page)).toHaveCount(0);

    await page.unroute('**/api/events/**');
    await again.click();
    await expect(events(page).first()).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /: Filter entfernen$/ })).toHaveCount(1);
    await expect(again).toHaveCount(0);
  });

  test('can be linked to; its close button clears the query; on the programme itself there is none', async ({
    page,
  }) => {
    await page.goto('/de?overlay=true');
    await expect(events(page).first()).toBeVisible();
    await dialog(page).getByRole('button').click();
    await expect(page).toHaveURL('/de');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.goto('/de/programm?overlay=true');
    await expect(page).toHaveURL('/de/programm');
  });

  test('its close button leaves the page below what it had asked for', async ({ page }) => {
    await page.goto('/de/search?q=licht&overlay=true');
    await dialog(page).getByRole('link', { name: 'Nächste 3 Tage' }).click();
    await expect(page).toHaveURL(/until=/);
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(page).toHaveURL('/de/search?q=licht');
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('overlay and search are links, favourites say what they need, and nothing is there to be pressed in vain', async ({
    page,
    request,
  }) => {
    await page.goto('/de');
    await button(page).click();
    await expect(page).toHaveURL('/de/programm');
    await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Suche' }).click();
    await expect(page).toHaveURL('/de/search');
    await page.goto('/de/favoriten');
    await expect(page.getByText('braucht diese Seite JavaScript')).toBeVisible();
    await page.goto((await demoAddresses(request)).event);
    await expect(page.getByRole('button', { name: 'Favorit' })).toBeHidden();
  });
});
