import type { Page } from '@playwright/test';
import { fillLogin } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';

/** Opens a page of the back-office and waits for what it is about. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** The list of every kind of content, and what is no list. */
async function menuOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').locator('a[href^="/admin/"]');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).pathname))]);
}

test('every list of the back-office and a form of each fit a phone', async ({ page }) => {
  await page.goto('/admin/login/?next=/admin/');
  await fillLogin(page, 'admin');
  await page.waitForURL(/\/admin\/$/);
  const lists = await menuOf(page);
  expect(lists.length).toBeGreaterThan(20);

  await page.setViewportSize({ width: 360, height: 740 });
  const found: string[] = [];
  const look = async (path: string) => {
    await open(page, path);
    found.push(...(await tooWide(page)).map((element) => `${path} is too wide: ${element}`));
  };
  for (const path of lists) {
    await look(path);
    const forms = page.getByRole('main').locator(`a[href^="${path}"][href$="/change/"]`);
    const form = (await forms.count()) > 0 && (await forms.first().getAttribute('href'));
    if (form) await look(form);
  }
  expect(found).toEqual([]);
});
