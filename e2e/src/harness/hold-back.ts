import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Holds back what a page asks for at such addresses, as a slow line does.
 * @returns a function that waits until something is held back, and lets it through
 */
export async function holdBack(page: Page, addresses: string): Promise<() => Promise<void>> {
  let letThrough!: () => void;
  const isOver = new Promise<void>((resolve) => (letThrough = resolve));
  let count = 0;
  await page.route(addresses, async (route) => {
    count += 1;
    await isOver;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => count, `held back of ${addresses}`).toBeGreaterThan(0);
    letThrough();
  };
}
