import { expect, type Locator, type Page } from '@playwright/test';

/** The smallest file that forms take. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Address of the demo house's form that takes a file. */
export async function formWithFile(contentUrl: string): Promise<string> {
  for (let id = 1; id < 10; id++) {
    const answer = await fetch(`${contentUrl}/de/api/forms/${id}/`);
    if (!answer.ok) continue;
    const form = (await answer.json()) as { urls: { de: string }; fields: { field_type: number }[] };
    if (form.fields.some(({ field_type }) => field_type === 9)) return form.urls.de;
  }
  throw new Error('the demo house has no form that takes a file');
}

export const field = (page: Page, label: RegExp): Locator => page.getByRole('main').getByLabel(label).first();
export const fileField = (page: Page): Locator => page.locator('main form input[type=file]');
export const send = (page: Page): Locator => page.locator('main form button[type=submit]');

/** Fills in what is needed, but the file and the address, as this visitor. */
export async function fill(page: Page, name: string): Promise<void> {
  await field(page, /^Name/).fill(name);
  await field(page, /^Redaktion/).fill('Fördeblatt');
  // A form that comes alive in that very moment may show a box without its tick once more, before it takes it over.
  for (const box of await page.locator('main form input[type=checkbox]').all())
    await expect(() => box.check()).toPass();
  for (const select of await page.locator('main form select:not([multiple])').all())
    await select.selectOption({ index: 1 });
  for (const day of await page.locator('main form input[type=date]').all()) await day.fill('2027-01-15');
  for (const area of await page.locator('main form textarea').all()) await area.fill('Zur Premiere.');
  for (const telephone of await page.locator('main form input[type=tel]').all()) await telephone.fill('0461 123456');
  for (const url of await page.locator('main form input[type=url]').all())
    await url.fill('https://foerdeblatt.example/');
}
