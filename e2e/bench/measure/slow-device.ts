import type { CDPSession, Page } from 'playwright';

/** How much slower the processor of such a device is than that of the machine. */
export const SLOWDOWN = 4;

/** A telephone of the middle, as a browser context. */
export const TELEPHONE = { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true, locale: 'de-DE' };

/** Slows a page down to such a processor. @returns the session that holds it there, for more of its kind */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
