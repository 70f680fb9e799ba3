import type { Page } from '@playwright/test';

/** So many times slower than this machine: what it answers in a breath takes half a second. */
const RATE = 20;

/** Does something in a page whose browser runs on a slow machine: what it has begun has not ended when the next thing comes. Chromium only. */
export async function onSlowMachine(page: Page, work: () => Promise<unknown>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: RATE });
  await work();
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
}
