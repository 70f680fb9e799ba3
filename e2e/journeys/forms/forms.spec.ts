import type { Page } from '@playwright/test';
import { logInAt } from '../../src/harness/editor-session.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Address of the form that takes a file. */
async function formWithFile(page: Page): Promise<string> {
  for (let id = 1; id < 10; id++) {
    const answer = await page.request.get(`/de/api/forms/${id}/`);
    if (!answer.ok()) continue;
    const form = (await answer.json()) as { urls: { de: string }; fields: { field_type: number }[] };
    if (form.fields.some(({ field_type }) => field_type === 9)) return form.urls.de;
  }
  throw new Error('the demo house has no form that takes a file');
}

const field = (page: Page, label: RegExp) => page.getByRole('main').getByLabel(label).first();
const send = (page: Page) => page.locator('main form button[type=submit]');

/** Fills in what is needed, as this visitor. */
async function fill(page: Page, name: string): Promise<void> {
  await field(page, /^Name/).fill(name);
  await field(page, /^Redaktion/).fill('Fördeblatt');
  for (const box of await page.locator('main form input[type=checkbox]').all()) await box.check();
  for (const select of await page.locator('main form select:not([multiple])').all())
    await select.selectOption({ index: 1 });
  for (const day of await page.locator('main form input[type=date]').all()) await day.fill('2027-01-15');
  for (const area of await page.locator('main form textarea').all()) await area.fill('Zur Premiere.');
  for (const telephone of await page.locator('main form input[type=tel]').all()) await telephone.fill('0461 123456');
  for (const url of await page.locator('main form input[type=url]').all())
    await url.fill('https://foerdeblatt.example/');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with a file is sent; what is wrong is said, and nothing that was entered is lost', async ({
    page,
    contentUrl,
  }) => {
    const name = `Ada Ohne Skript ${Date.now()}`;
    const address = await formWithFile(page);
    await page.goto(address);
    await fill(page, name);
    await field(page, /^E-Mail/).fill('ada');
    await page
      .locator('main form input[type=file]')
      .setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(page).click();

    await expect(page).toHaveURL(address);
    const summary = page.locator('main [role=alert]');
    await expect(summary).toContainText('Ungültige E-Mail-Adresse!');
    await expect(field(page, /^Name/)).toHaveValue(name);
    await expect(field(page, /^E-Mail/)).toHaveValue('ada');
    await expect(field(page, /^E-Mail/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Schon angekommen: presseausweis.pdf')).toBeVisible();
    const target = await summary.getByRole('link').first().getAttribute('href');
    expect(target).toBe(`#${await field(page, /^E-Mail/).getAttribute('id')}`);

    await field(page, /^E-Mail/).fill('ada@foerdeblatt.example');
    await send(page).click();
    await expect(page).toHaveURL(/[?&]sent=\d+$/);
    await expect(page.locator('main [role=status]')).toContainText('Vielen Dank!');

    const editor = await logInAt(contentUrl, 'admin');
    const id = /\/(\d+)$/.exec(address)?.[1];
    const table = await (await editor.get(`/de/api/back-office/form-entries.csv?form=${id}`)).text();
    expect(table.split(name)).toHaveLength(2);
    expect(table).toContain('presseausweis.pdf');
  });
});

test('what is wrong is a summary of links that takes the focus, and is said as soon as a field is left', async ({
  page,
  witness,
}) => {
  await page.goto(await formWithFile(page));
  await interactive(page);
  await field(page, /^E-Mail/).fill('ada');
  await page.keyboard.press('Tab');
  await expect(field(page, /^E-Mail/)).toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  const summary = page.locator('main [role=alert] > *');
  await expect(summary).toBeFocused();
  const link = summary.getByRole('link', { name: /^E-Mail/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, /^E-Mail/)).toBeFocused();
  expect(witness.complaints).toEqual([]);
});

test.describe('what was typed', () => {
  /** A new window of the same browser: all that a crash leaves. */
  const crash = async (page: Page) => {
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    return next;
  };

  test('survives a reload and a crash, says so, and is gone when it is sent or discarded', async ({ page }) => {
    const address = await formWithFile(page);
    await page.goto(address);
    await interactive(page);
    await field(page, /^Name/).fill('Ada Bleibt');
    await expect(page.getByText('bleibt in diesem Browser')).toBeVisible();
    await page.reload();
    await expect(field(page, /^Name/)).toHaveValue('Ada Bleibt');
    const next = await crash(page);
    await next.goto(address);
    await expect(field(next, /^Name/)).toHaveValue('Ada Bleibt');
    await next.getByRole('button', { name: 'Eingaben löschen' }).click();
    await expect(field(next, /^Name/)).toHaveValue('');
    expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer_form')))).toEqual(
      [],
    );
    await fill(next, 'Ada Sendet');
    await field(next, /^E-Mail/).fill('ada@foerdeblatt.example');
    await next
      .locator('main form input[type=file]')
      .setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(next).click();
    await expect(next.locator('main [role=status]')).toContainText('Vielen Dank!');
    expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('foyer_form')))).toEqual(
      [],
    );
  });

  test.describe('before anything was decided about cookies', () => {
    test.use({ consent: 'undecided' });
    test('is kept nowhere', async ({ page }) => {
      await page.goto(await formWithFile(page));
      await interactive(page);
      await field(page, /^Name/).fill('Ada');
      await expect(field(page, /^Name/)).toHaveValue('Ada');
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    });
  });
});
