import { logIn } from '../../src/harness/log-in.ts';
import { field, fileField, fill, formWithFile, PDF, send } from '../../src/harness/press-form.ts';
import { expect, test } from '../../src/harness/test.ts';

test('what one person has sent is found and erased by keyboard, with its file, and nothing else', async ({
  page,
  browser,
  baseURL,
  contentUrl,
}) => {
  const visitor = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const name = `Ada Vergessen ${Date.now()}`;
  const other = `Grace Bleibt ${Date.now()}`;
  for (const sender of [`${name} 1`, other, `${name} 2`]) {
    await visitor.goto(await formWithFile(contentUrl));
    await fill(visitor, sender);
    await field(visitor, /^E-Mail/).fill('ada@foerdeblatt.example');
    await fileField(visitor).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(visitor).click();
    await expect(visitor.locator('main [role=status]')).toContainText('Vielen Dank!');
  }
  await visitor.close();

  await logIn(page, '/admin/form-entries/');
  await page.getByRole('searchbox').fill(name);
  await page.waitForURL(/filter=/);
  await expect(page.getByText('2 Einträge', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const all = page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 ausgewählt')).toHaveRole('status');
  const erase = page.getByRole('button', { name: 'Ausgewählte löschen' });
  await page.keyboard.press('Tab');
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: '2 Einsendungen löschen?' });
  await expect(dialog).toHaveAccessibleDescription(/2 Dateien gehen mit\./);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Löschen' }).press('Enter');
  await expect(page.getByText('2 Einsendungen sind gelöscht.')).toBeVisible();
  await expect(page.getByText('Zu dieser Auswahl gibt es nichts.')).toBeVisible();
  await expect(erase).toBeFocused();

  await page.getByRole('searchbox').fill(other);
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
});
