import { bar, edit, saved } from '../../src/harness/editing.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { draftOf, fill, makePage, rowOf, textOf } from '../../src/harness/own-page.ts';
import { expect, test } from '../../src/harness/test.ts';

/** Only what never comes takes so long, in milliseconds: how soon it is known is what the test of the presence store says. */
const KNOWN_WITHIN = 30_000;

test('what somebody deletes while it is edited becomes a page of its own, with all that was written', async ({
  page,
  contentUrl,
}, { testId, workerIndex }) => {
  const name = `gone-${workerIndex}-${testId}`;
  const { address, drop } = await makePage(contentUrl, name);
  await fill(contentUrl, address, [rowOf(-1, 0), textOf(-2, -1, 0, '<p>Vorher</p>')]);
  await edit(page, address);
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' und nachher');
  await saved(page);
  await drop();

  const said = page.getByRole('dialog', { name: 'Das hier hat jemand gelöscht' });
  await expect(said).toBeVisible({ timeout: KNOWN_WITHIN });
  await said.getByRole('button', { name: 'Hier bleiben' }).press('Enter');
  await page.keyboard.type(', und dann');
  await expect(bar(page).getByRole('status')).toContainText('steht noch hier');
  await bar(page).getByRole('button', { name: 'Veröffentlichen' }).press('Enter');
  await said.getByRole('button', { name: 'Neue Seite daraus machen' }).press('Enter');

  const making = page.getByRole('dialog', { name: 'Neue Seite' });
  await expect(making.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Probe');
  for (const path of ['Pfad', 'Pfad auf Englisch'])
    await making.getByRole('textbox', { name: path, exact: true }).fill(name);
  await making.getByRole('button', { name: 'Seite anlegen' }).press('Enter');
  await expect(making).toBeHidden();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveText('Vorher und nachher, und dann');
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await saved(page);
  await expect
    .poll(async () => JSON.stringify((await draftOf(contentUrl, address)).rows))
    .toContain('Vorher und nachher, und dann.');

  const admin = await logInAt(contentUrl, 'admin');
  const made = (await (await admin.get(`/de/pageeditor-api/page/${name}`)).json()) as { id: number };
  await admin.send('DELETE', `/de/api/back-office/pages/${made.id}/?confirm=true`, {});
});
