import type { Page } from '@playwright/test';

/** Holds back what a page asks for at such addresses, as a slow line does. @returns a function that lets it through */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letThrough!: () => void;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, (route) => held.then(() => route.continue()));
  return letThrough;
}
