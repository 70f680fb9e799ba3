import { axeFaults } from '../../src/harness/axe.ts';
import { expect } from '../../src/harness/test.ts';
import { bar, edit, insertHeadline, publish, saved, test } from './steps.ts';

test.describe('checks before publishing', () => {
  test('name what is wrong, lead there, mend it with one click, and let through what is right', async ({
    page,
    empty,
  }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Nur Deutsch');
    await page.keyboard.press('Enter');
    await saved(page);
    await bar(page).getByRole('button', { name: 'Prüfen' }).click();
    const panel = page.getByRole('region', { name: 'Prüfen' });
    await expect(panel.getByRole('button', { name: /Fehler: Dieses Feld ist erforderlich!/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Der englische Text fehlt.*Überschrift/ })).toBeVisible();
    await expect(panel.getByRole('button', { name: /Beschreibung für Suchmaschinen fehlt/ })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);

    // An empty text is not published.
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Dieses Feld ist erforderlich!' })
      .getByRole('button', { name: 'Modul löschen' })
      .click();
    await expect(panel.getByText('Dieses Feld ist erforderlich!')).toBeHidden();
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Der englische Text fehlt' })
      .getByRole('button', { name: 'Aus dem Deutschen übernehmen' })
      .click();
    await expect(panel.getByText('Der englische Text fehlt')).toBeHidden();
    await expect(panel.getByRole('group', { name: 'Prüfen' })).toBeFocused();
    // One undo takes a repair back.
    await bar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect(panel.getByText('Der englische Text fehlt')).toBeVisible();
    await panel.getByRole('button', { name: /Beschreibung für Suchmaschinen fehlt/ }).click();
    await expect(page.getByRole('region', { name: 'Seite', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Beschreibung für Suchmaschinen' })).toBeFocused();
    await saved(page);
    await publish(page);
  });
});
