import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../src/harness/content-service.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, lostElements } from '../../src/harness/witness.ts';

async function logIn(page: Page, next = '/de'): Promise<void> {
  await page.goto(`/admin/login/?next=${encodeURIComponent(next)}`);
  await page.locator('input[name="username"]').fill('editor');
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname === next);
}

const TOOLBAR = '[data-widget="editor.toolbar"] [data-fragment] > *';

test.describe('the editor', () => {
  test('is not mentioned to anonymous visitors: no request, no word in the page', async ({
    page,
    request,
    witness,
  }) => {
    const html = await (await request.get('/de')).text();
    expect(html).not.toContain('mfe-editor');
    expect(html).not.toContain('/releases/editor');
    expect(html).not.toMatch(/"editor"\s*:\s*\{/);
    await page.goto('/de');
    await interactive(page);
    expect(witness.requests.filter((url) => url.includes('editor') && !url.includes('pageeditor-api'))).toEqual([]);
  });

  test('finds a login page without a complaint', async ({ page, witness }) => {
    await page.goto('/admin/login/?next=%2Fde');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(witness.complaints).toEqual([]);
  });

  test('logs in, sees who is logged in, and logs out', async ({ page, witness }) => {
    await logIn(page);
    witness.reset();
    await page.reload();
    await interactive(page);
    const toolbar = page.locator(TOOLBAR).first();
    await expect(toolbar).toBeVisible();
    const user = (await (await page.request.get('/de/api/user-details/')).json()) as {
      first_name: string;
      last_name: string;
      is_logged_in: boolean;
    };
    expect(user.is_logged_in).toBe(true);
    await expect(toolbar).toContainText(user.last_name);
    expect(witness.requests.some((url) => url.includes('/releases/editor/'))).toBe(true);
    expect(await lostElements(page)).toEqual([]);
    expect(witness.complaints).toEqual([]);

    await page.locator('header button[aria-expanded]').filter({ hasText: user.last_name }).first().click();
    await page.locator('[data-shell="top"] header').getByRole('link', { name: 'Abmelden' }).click();
    await expect(page.locator(TOOLBAR)).toHaveCount(0);
    expect((await (await page.request.get('/de/api/user-details/')).json()) as object).toMatchObject({
      is_logged_in: false,
    });
  });

  test('keeps the toolbar when going to another page in place', async ({ page, witness }) => {
    await logIn(page);
    await interactive(page);
    witness.reset();
    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    await expect(page.locator(TOOLBAR).first()).toBeVisible();
    expect(witness.documents).toEqual([]);
    expect(witness.complaints).toEqual([]);
  });

  test('gets pages that no cache keeps, and no anonymous visitor gets them', async ({ page, playwright, baseURL }) => {
    await logIn(page);
    const own = await page.request.get('/de');
    expect(own.headers()['cache-control']).toMatch(/no-store|private/);
    const html = await own.text();
    expect(html).toContain('/releases/editor/');
    const stranger = await playwright.request.newContext({ baseURL });
    expect(await (await stranger.get('/de')).text()).not.toContain('/releases/editor/');
    await stranger.dispose();
  });

  test('is refused with a wrong password, and is told so', async ({ page }) => {
    await page.goto('/admin/login/');
    await page.locator('input[name="username"]').fill('editor');
    await page.locator('input[name="password"]').fill('wrong');
    await page.locator('input[name="password"]').press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login\//);
  });
});
