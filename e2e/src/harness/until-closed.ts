import type { Page } from '@playwright/test';

/** Does what makes a window close itself. It may be gone before the browser has said that the press is over. */
export async function untilClosed(window: Page, press: () => Promise<unknown>): Promise<void> {
  const closed = window.waitForEvent('close');
  await press().catch((error: Error) => {
    if (!error.message.includes('has been closed')) throw error;
  });
  await closed;
}
