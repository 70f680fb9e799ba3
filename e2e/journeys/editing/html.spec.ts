import { axeFaults } from '../../src/harness/axe.ts';
import { edit, publicHtml, publish, saved } from '../../src/harness/editing.ts';
import { draftOf, fill, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const TABLE = '<table><tbody><tr><td>Eins</td><td>Zwei</td></tr></tbody></table>';

test('a text with a table is written as HTML beside its preview, and undo brings back what stood there', async ({
  page,
  empty,
  contentUrl,
  witness,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), textOf(-2, -1, 0, TABLE)]);
  await edit(page, empty);
  const field = page.getByRole('button', { name: 'Text: als HTML bearbeiten' });
  await page.locator('main table').hover();
  await field.click();
  const dialog = page.getByRole('dialog', { name: 'Text: als HTML bearbeiten' });
  const preview = dialog.getByRole('region', { name: 'Vorschau' });
  await expect(preview.getByRole('cell', { name: 'Zwei' })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Alles davon wird behalten.');
  await dialog
    .getByLabel('HTML', { exact: true })
    .fill(TABLE.replace('Zwei', 'Drei<script>document.title = "nein"</script><a href="/de" onclick="alert(1)">x</a>'));
  await expect(preview.getByRole('cell', { name: 'Drei' })).toBeVisible();
  await expect(preview.locator('script, [onclick]')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toHaveText(/was behalten wird/);
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('HTML', { exact: true }).fill(TABLE.replace('Zwei', 'Drei'));
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.locator('main').getByRole('cell', { name: 'Drei' })).toBeVisible();
  await saved(page);

  await page.keyboard.press('Control+z');
  await expect(page.locator('main').getByRole('cell', { name: 'Zwei' })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.locator('main').getByRole('cell', { name: 'Drei' })).toBeVisible();
  await saved(page);
  await expect.poll(async () => JSON.stringify((await draftOf(contentUrl, empty)).rows)).toContain('Drei');
  await publish(page);
  await expect.poll(() => publicHtml(page, empty)).toContain('<td>Drei</td>');
  expect(witness.complaints).toEqual([]);
});
