import { axeFaults } from '../../src/harness/axe.ts';
import { expect } from '../../src/harness/test.ts';
import { anonymous, bar, edit, insertHeadline, modules, publish, saved, test } from './steps.ts';

test.describe('versions', () => {
  test('are compared on the page, and one module or all of it is restored', async ({ page, empty, witness }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Mit der Bahn');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.type('Sechs Minuten zu Fuß.');
    await saved(page);
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByLabel('Name der Fassung').fill('Sommer');
    await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(page.getByText('Veröffentlicht.')).toBeVisible();

    // One text is changed, one module goes, another one comes.
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Bus');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+d');
    await expect(modules(page)).toHaveCount(3);
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(modules(page)).toHaveCount(2);
    await saved(page);

    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await page.getByRole('dialog', { name: 'Veröffentlichen' }).getByRole('button', { name: 'Vergleichen' }).click();
    const panel = page.getByRole('region', { name: 'Vergleichen' });
    await expect(panel.getByText('3 Unterschiede auf der Seite')).toBeVisible();
    await expect(panel).toBeFocused();
    const main = page.locator('main');
    await expect(main.getByRole('group', { name: /Geändert: Überschrift/ }).locator('ins')).toHaveText(' und Bus');
    await expect(main.getByRole('group', { name: /Neu: Überschrift/ })).toContainText('Mit der Bahn und Bus');
    await expect(main.getByRole('group', { name: /Entfernt: Text/ }).locator('del')).toHaveText(
      'Sechs Minuten zu Fuß.',
    );
    expect(await axeFaults(page)).toEqual([]);

    // Modules come back, each once: whoever has taken a way back is at the next one, or in the panel.
    const wayBack = (module: RegExp) =>
      main.getByRole('group', { name: module }).getByRole('button', { name: 'Wiederherstellen' });
    await wayBack(/Entfernt: Text/).press('Enter');
    await expect(wayBack(/Geändert: Überschrift/)).toBeFocused();
    await wayBack(/Geändert: Überschrift/).press('Enter');
    await expect(main.getByRole('group', { name: /Geändert: Überschrift/ })).toHaveCount(0);
    await expect(wayBack(/Entfernt: Text/)).toHaveCount(0);
    await expect(panel).toBeFocused();
    await panel.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true }).first()).toHaveText('Mit der Bahn');
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Sechs Minuten zu Fuß.');
    await saved(page);
    await publish(page);

    // From the list of versions: only those with a name, beside what is written now.
    await bar(page).getByRole('button', { name: 'Versionen' }).click();
    const versions = page.getByRole('region', { name: 'Versionen' });
    await expect(versions.getByRole('listitem').first()).toContainText('Edda Lindqvist');
    await versions.getByLabel('Nur benannte').check();
    await expect(versions.getByRole('listitem')).toHaveCount(1);
    const row = versions.getByRole('listitem').filter({ hasText: 'Sommer' });
    const seen = page.context().waitForEvent('page');
    await row.getByRole('button', { name: 'Ansehen' }).click();
    await expect(await seen).toHaveURL(/\?v=\d+$/);
    await (await seen).close();
    await row.getByRole('button', { name: 'Vergleichen' }).click();
    await expect(panel.getByText(/Unterschiede? auf der Seite/)).toBeVisible();
    await expect(panel).toBeFocused();
    await expect(panel.getByLabel('Von')).toHaveValue(/^\d+$/);
    await panel.getByLabel('Nach').selectOption({ label: 'Was Besucher sehen' });
    await expect(main.getByRole('group', { name: /Neu: Überschrift/ })).toBeVisible();
    await panel.getByLabel('Nach').press('Escape');
    await expect(panel).toBeHidden();
    await expect(bar(page).locator(':focus')).toBeVisible();

    await bar(page).getByRole('button', { name: 'Versionen' }).click();
    await versions
      .getByRole('listitem')
      .filter({ hasText: 'Sommer' })
      .getByRole('button', { name: 'Wiederherstellen' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect(page.getByText('Wiederhergestellt und veröffentlicht.')).toBeVisible();
    await expect(modules(page)).toHaveCount(2);
    await expect.poll(async () => (await anonymous(page, empty)).text()).not.toContain('und Bus');
    expect(witness.complaints).toEqual([]);
  });
});
