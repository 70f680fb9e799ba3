import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from './content-service.ts';

/** Fills the login form that is on show, and sends it. */
export async function fillLogin(page: Page, username = 'editor', password = DEMO_PASSWORD): Promise<void> {
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="password"]').press('Enter');
}

/** Logs in and arrives at a page. */
export async function logIn(page: Page, next: string, username = 'editor'): Promise<void> {
  await page.goto(`/admin/login/?next=${encodeURIComponent(next)}`);
  await fillLogin(page, username);
  await page.waitForURL((url) => url.pathname + url.search === next);
}
