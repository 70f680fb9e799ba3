import type { Page } from '@playwright/test';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';

/** What the API says when it fails, for one method. */
const fail = (page: Page, path: string, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: { status: 500 } }) : route.fallback(),
  );

test('each screen begins at its title, also once its record has come', async ({ page }) => {
  await logIn(page, '/admin/');
  await page.getByRole('navigation').getByRole('link', { name: 'Personen', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Personen', level: 1 })).toBeFocused();
  const first = page.locator('tbody tr').first().getByRole('link');
  const name = await first.innerText();
  await first.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
});

test('another page of a list has the focus on the list, and is said', async ({ page }) => {
  await logIn(page, '/admin/events/');
  await page.getByRole('button', { name: 'Zu Seite 2', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /, Seite 2$/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Veranstaltungen' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('columnheader').getByRole('button').first()).toBeFocused();
});

test('what could not be read is tried again from where one is', async ({ page }) => {
  await fail(page, '**/api/back-office/genres/**', 'GET');
  await logIn(page, '/admin/genres/');
  const again = page.getByRole('button', { name: 'Noch einmal' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.press('Enter');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('the first complaint that is on show has the focus, where each language has one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, '/admin/genres/create/');
  await page.getByRole('button', { name: 'Englisch' }).press('Enter');
  const title = page.locator('[data-language="en"]').getByRole('textbox').first();
  await title.fill('x');
  await title.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-language="de"] [aria-invalid="true"]')).toHaveCount(1);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toBeFocused();
});

test('what went wrong is said over a dialog, and stays until it is clicked away', async ({ page }) => {
  await fail(page, '**/api/back-office/genres/*/**', 'DELETE');
  await logIn(page, '/admin/genres/');
  await page.locator('tbody tr').first().getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Löschen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('nicht gelöscht');
});

test('Tab leaves a list of a running text as it is; tools move its items', async ({ page }) => {
  await logIn(page, '/admin/persons/create/');
  const field = page.locator('[data-language="de"] .ProseMirror').first();
  const tools = page.getByRole('group', { name: /^Werkzeuge für .* DE$/ }).first();
  await field.click();
  await tools.getByRole('button', { name: 'Liste', exact: true }).press('Enter');
  await page.keyboard.type('eins');
  await page.keyboard.press('Enter');
  await page.keyboard.type('zwei');
  const flat = '<ul><li><p>eins</p></li><li><p>zwei</p></li></ul>';
  expect(await field.innerHTML()).toBe(flat);
  await page.keyboard.press('Shift+Tab');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  expect(await field.innerHTML()).toBe(flat);

  await tools.getByRole('button', { name: 'Listenpunkt einrücken' }).press('Enter');
  await expect.poll(() => field.innerHTML()).toBe('<ul><li><p>eins</p><ul><li><p>zwei</p></li></ul></li></ul>');
  await tools.getByRole('button', { name: 'Listenpunkt ausrücken' }).press('Enter');
  await expect.poll(() => field.innerHTML()).toBe(flat);
});
