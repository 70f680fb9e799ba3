import { bar, cutOff, edit, insert } from '../../src/harness/editing.ts';
import { holdBack } from '../../src/harness/hold-back.ts';
import { draftOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';
import { painted } from '../../src/harness/witness.ts';

const headlines = async (contentUrl: string, address: string) =>
  (await draftOf(contentUrl, address)).rows
    .filter(({ model }) => model === 'headline')
    .map(({ fields }) => (fields['content'] as { de: string }).de);

test.describe('whoever leaves with something that is not saved', () => {
  test.beforeEach(async ({ page, empty }) => {
    await edit(page, empty);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await insert(page, 'Überschrift');
  });

  test('is asked as long as the server does not have it, and goes once it has', async ({ page, empty, contentUrl }) => {
    const reconnect = await cutOff(page);
    await page.keyboard.type('Ohne Netz');
    const done = bar(page).getByRole('button', { name: 'Fertig' });
    const dialog = page.getByRole('dialog', { name: 'Noch nicht gespeichert' });
    await done.click();
    await dialog.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(dialog).toBeHidden();
    await expect(done).toBeFocused();

    await page.locator('footer').getByRole('link', { name: 'Impressum' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toBeVisible();

    await done.click();
    await expect(dialog).toBeVisible();
    await reconnect();
    await expect(bar(page)).toBeHidden();
    expect(await headlines(contentUrl, empty)).toEqual(['Ohne Netz']);
  });

  test('may go all the same, and finds it in this browser', async ({ page }) => {
    const reconnect = await cutOff(page);
    await page.keyboard.type('Später');
    await bar(page).getByRole('button', { name: 'Fertig' }).click();
    await page.getByRole('button', { name: 'Trotzdem verlassen' }).click();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await reconnect();
    await page.getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(page.getByRole('heading', { name: 'Später' })).toBeVisible();
    await expect(bar(page).getByRole('status')).toHaveText(/^Gespeichert/);
  });

  test('is logged out when the server has it', async ({ page, empty, contentUrl }) => {
    await page.keyboard.type('Feierabend');
    await page.getByRole('link', { name: 'Abmelden' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await headlines(contentUrl, empty)).toEqual(['Feierabend']);
  });

  test('while the page is being saved is not brought back by the answer', async ({ page }) => {
    await bar(page).getByRole('button', { name: 'Seite', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Seite', exact: true });
    await panel.getByLabel('Titel', { exact: true }).fill('Unterwegs');
    const letThrough = await holdBack(page, '**/api/back-office/pages/*/');
    await panel.getByRole('button', { name: 'Speichern' }).click();
    await bar(page).getByRole('button', { name: 'Fertig' }).click();
    await page.getByRole('button', { name: 'Trotzdem verlassen' }).click();
    await expect(bar(page)).toBeHidden();
    const learnt = page.waitForResponse('**/checks/');
    await letThrough();
    await learnt;
    await painted(page);
    await expect(bar(page)).toBeHidden();
    await expect(page).not.toHaveURL(/edit/);
  });
});
