import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { DECIDED } from '../../src/harness/consent.ts';
import { bar } from '../../src/harness/editing.ts';
import { fillLogin } from '../../src/harness/log-in.ts';
import { makePage } from '../../src/harness/own-page.ts';
import { expect, test } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';

const LANGUAGES = [
  {
    address: '/de/besuch?edit',
    title: 'Zum Bearbeiten anmelden',
    login: 'Anmelden',
    leave: 'Ohne Bearbeiten ansehen',
    wrong: 'Benutzername oder Passwort stimmen nicht.',
  },
  {
    address: '/en/visit?edit',
    title: 'Log in to edit',
    login: 'Log in',
    leave: 'View without editing',
    wrong: 'User name or password is wrong.',
  },
];

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const user = (page: Page) => page.locator('dialog input[name=username]');

for (const { address, title, login, leave, wrong } of LANGUAGES) {
  test.describe(`whoever opens ${address} without a login`, () => {
    test('logs in over the page, and edits it', async ({ page, witness }) => {
      expect((await page.goto(address))?.status()).toBe(200);
      const dialog = dialogOf(page, title);
      await expect(user(page)).toBeFocused();
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(page.locator('main h1')).toBeAttached();
      await fillLogin(page);
      await expect(bar(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(witness.complaints).toEqual([]);
    });

    test('reads on where the login is wrong, on its page', async ({ page }) => {
      await page.goto(address);
      await expect(user(page)).toBeFocused();
      await fillLogin(page, 'editor', 'wrong, and long enough');
      await expect(page.getByRole('alert')).toHaveText(wrong);
      await fillLogin(page);
      await expect(bar(page)).toBeVisible();
      await expect(page).toHaveURL(address);
    });

    test('may see it without', async ({ page, witness }) => {
      await page.goto(address);
      const dialog = dialogOf(page, title);
      await dialog.getByRole('link', { name: leave }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address.replace('?edit', ''));
      await page.goto(address);
      await expect(user(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.locator('main h1')).toBeVisible();
      expect(witness.complaints).toEqual([]);
    });

    test('does all of it without JavaScript, too', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      await context.addCookies([DECIDED]);
      const page = await context.newPage();
      await page.goto(address);
      const dialog = dialogOf(page, title);
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('link', { name: login, exact: true })).toBeFocused();
      await dialog.getByRole('link', { name: leave }).click();
      await expect(dialog).toHaveCount(0);
      await page.goto(address);
      await dialog.getByRole('link', { name: login, exact: true }).click();
      await fillLogin(page);
      await expect(page).toHaveURL(address);
      await expect(dialog).toHaveCount(0);
      await context.close();
    });
  });
}

test('the login over a page fits a telephone, and everybody can use it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/de/besuch?edit');
  await expect(user(page)).toBeFocused();
  expect(await axeFaults(page, 'login')).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
});

test('a page that is not online yet is edited after the login, and known to nobody before', async ({
  page,
  contentUrl,
}) => {
  const { address, drop } = await makePage(contentUrl, 'noch-nicht-online', { isOnline: false });
  expect((await page.goto(`${address}?edit`))?.status()).toBe(404);
  await expect(user(page)).toBeFocused();
  await fillLogin(page);
  await expect(bar(page)).toBeVisible();
  await drop();
});

test('a page for editors alone sends to the page of the login', async ({ page }) => {
  await page.goto('/de/cms-hub?edit');
  await expect(page).toHaveURL(`/admin/login/?next=${encodeURIComponent('/de/cms-hub?edit')}`);
});

test('where the form cannot be had a link leads to the login', async ({ page }) => {
  await page.route('**/admin/login/form/**', (route) => route.abort());
  await page.goto('/de/besuch?edit');
  await dialogOf(page, 'Zum Bearbeiten anmelden').getByRole('link', { name: 'Anmelden', exact: true }).click();
  await fillLogin(page);
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL('/de/besuch?edit');
});
