import { readFile } from 'node:fs/promises';
import { logIn } from '../../src/harness/log-in.ts';
import { field, fileField, fill, formWithFile, PDF, send } from '../../src/harness/press-form.ts';
import { expect, test } from '../../src/harness/test.ts';

test('what a visitor sent is read in the words of the form, with its file, and as a table', async ({
  page,
  browser,
  baseURL,
  contentUrl,
}) => {
  const visitor = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const name = `Ada Liest ${Date.now()}`;
  await visitor.goto(await formWithFile(contentUrl));
  await fill(visitor, name);
  await field(visitor, /^E-Mail/).fill('ada@foerdeblatt.example');
  await fileField(visitor).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
  await send(visitor).click();
  await expect(visitor.locator('main [role=status]')).toContainText('Vielen Dank!');
  const title = await visitor.getByRole('heading', { level: 1 }).innerText();
  await visitor.close();

  const downloaded = async (press: () => Promise<void>) => {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  await logIn(page, '/admin/form-entries/');
  const csv = page.getByRole('link', { name: 'Als CSV laden' });
  await expect(page.getByText('Für eine Tabelle (CSV) wählen Sie im Filter ein Formular.')).toBeVisible();
  await expect(csv).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Formular' }).click();
  await page.getByRole('option', { name: title }).click();
  const table = await downloaded(() => csv.click());
  expect(table.name).toMatch(/\.csv$/);
  expect(table.content.toString()).toContain(name);

  await page.locator('tbody tr').first().getByRole('link').first().click();
  const answers = page.getByRole('group', { name: 'Angaben' });
  await expect(answers).toContainText(/Wird nach dem \d+\. \S+ \d{4} von selbst gelöscht/);
  // Nothing of it can be changed, and nothing looks as if.
  const received = page.getByRole('textbox', { name: 'Eingegangen' });
  const ground = await received.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.getByRole('combobox', { name: 'Formular' }).locator('..')).toHaveCSS('background-color', ground);
  await expect(answers.locator('div', { has: page.getByText('Redaktion', { exact: false }) }).last()).toContainText(
    'Fördeblatt',
  );
  await expect(answers).toContainText(name);
  const file = await downloaded(() => answers.getByRole('link', { name: 'presseausweis.pdf' }).click());
  expect(file).toEqual({ name: 'presseausweis.pdf', content: PDF });
});
