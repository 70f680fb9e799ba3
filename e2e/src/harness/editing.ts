import type { EditingLanguage } from '@foyer/shared/api';
import { expect, type Page } from '@playwright/test';
import { logIn } from './log-in.ts';

/** The bar of the edit mode. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Bearbeiten' });
/** Frames of the modules on the page. */
export const modules = (page: Page) => page.locator('main [data-module]');
/** The tools of the module that is selected. */
export const tools = (page: Page) => page.getByRole('toolbar', { name: 'Modul', exact: true });
/** Waits until the server has what was typed. */
export const saved = (page: Page) => expect(bar(page).getByRole('status')).toHaveText(/^Gespeichert/);

/** Logs in and begins to edit what is at an address. */
export async function edit(page: Page, address: string): Promise<void> {
  await logIn(page, address);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(bar(page)).toBeVisible();
}

/** Somebody, in a browser of their own, begins to edit what is at an address. */
export async function editBeside(page: Page, address: string, username = 'editor'): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  const second = await context.newPage();
  await logIn(second, `${address}?edit`, username);
  await expect(bar(second)).toBeVisible();
  return second;
}

/** Chooses a module in the picker, which is open. */
export async function insert(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog).toBeHidden();
}

/** Puts a headline at the top of a page that is being edited, and types its words. */
export async function insertHeadline(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Modul einfügen' }).first().click();
  await insert(page, 'Überschrift');
  await page.keyboard.type(words);
}

/** Chooses what language one edits in, in the menu, which is open. The service has it from then on. */
export async function chooseLanguage(page: Page, language: EditingLanguage): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.locator('[role=region] select').selectOption(language);
  expect((await kept).status()).toBe(200);
}

/** Puts the working copy online. */
export async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  // The sentence of the publication before may still be there.
  await expect(page.getByRole('dialog', { name: 'Veröffentlichen' })).toBeHidden();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();
}

/** What visitors get without JavaScript. */
export async function publicHtml(page: Page, address: string): Promise<string> {
  const visitor = await page.context().browser()!.newContext();
  try {
    return await (await visitor.request.get(new URL(address, page.url()).href)).text();
  } finally {
    await visitor.close();
  }
}

/** This window hears no more of what others do: only a save of its own brings that. */
export const hearNoMore = (page: Page) => page.route('**/presence/', () => undefined);

/** Saving reaches nobody from this window until the function that is returned is called. */
export async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route('**/document/', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  return async () => {
    await page.unroute('**/document/');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}
