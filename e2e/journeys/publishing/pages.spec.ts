import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { anonymous, bar, modules, publish, removePages, saved } from './steps.ts';

/** A name that no other run of this test uses. */
const nameOf = (info: { workerIndex: number; testId: string }) => `seite-${info.workerIndex}-${info.testId}`;

/** Opens the dialog for a new page and names it. @returns the dialog, before the page is made */
async function newPage(page: Page, title: string, path: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  await dialog.getByLabel('Titel', { exact: true }).fill(title);
  await dialog.getByLabel('Pfad', { exact: true }).fill(path);
  await dialog.getByLabel('Pfad auf Englisch').fill(path);
  return dialog;
}

test.describe('pages', () => {
  test.afterEach(async ({ contentUrl }, info) => removePages(contentUrl, nameOf(info)));

  test('one is made from a pattern, seen by nobody else, and by everybody once it is published', async ({
    page,
  }, info) => {
    const name = nameOf(info);
    await logIn(page, '/de/besuch');
    await page.getByRole('button', { name: 'Neue Seite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
    await expect(dialog.getByLabel('Titel', { exact: true })).toBeFocused();
    await dialog.getByLabel('Titel', { exact: true }).fill('Ein neuer Ort');
    await expect(dialog.getByLabel('Pfad', { exact: true })).toHaveAttribute('placeholder', 'ein-neuer-ort');
    await dialog.getByLabel('Pfad', { exact: true }).fill('besuch');
    await dialog.getByLabel('Pfad auf Englisch').fill(name);
    await dialog.getByRole('radio', { name: 'Auskunft' }).check();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
    await expect(dialog.getByText('Diesen Pfad hat schon eine andere Seite')).toBeVisible();
    await dialog.getByLabel('Pfad', { exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();

    await expect(page).toHaveURL(`/de/${name}?edit`);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ein neuer Ort' })).toBeVisible();
    await expect(page.locator('main').getByRole('textbox', { name: 'Überschrift', exact: true })).toHaveText(
      'Häufige Fragen',
    );
    expect((await anonymous(page, `/de/${name}`)).status()).toBe(404);

    // What is left empty keeps the page from being published.
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
    await page.keyboard.press('Escape');
    while ((await modules(page).count()) > 1) {
      const before = await modules(page).count();
      await modules(page).last().focus();
      await page.keyboard.press('Delete');
      await expect.poll(() => modules(page).count()).toBeLessThan(before);
    }
    const text = page.locator('main').getByRole('textbox', { name: 'Text' });
    await text.hover();
    await text.click();
    await expect(text).toBeFocused();
    await page.keyboard.type('Hier entsteht etwas.');
    await saved(page);
    await publish(page);
    await expect.poll(async () => (await anonymous(page, `/de/${name}`)).text()).toContain('Hier entsteht etwas.');
  });

  test('one that is made before the pages of the site have come stands where its dialog says', async ({
    page,
  }, info) => {
    const name = nameOf(info);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/back-office\/pages\/\?/, async (route) => {
      await arrived;
      await route.continue();
    });
    await logIn(page, '/de/besuch');
    const dialog = await newPage(page, 'Hastig', name);
    const places = dialog.getByLabel('Steht unter');
    await expect(places).toHaveText('Seiten werden geladen …');
    await dialog.getByLabel('Titel', { exact: true }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Seite anlegen' })).toBeDisabled();
    await expect(places).toBeDisabled();
    arrive();
    await expect(page).toHaveURL(`/de/${name}?edit`);
    await expect(page.getByRole('heading', { name: 'Hastig' })).toBeVisible();
  });

  test('one that is empty is not said to be public before it is', async ({ page }, info) => {
    const name = nameOf(info);
    await logIn(page, '/de/besuch');
    const dialog = await newPage(page, 'Leer', name);
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    const publishing = page.getByRole('dialog', { name: 'Veröffentlichen' });
    await expect(publishing.getByText('Nur die Redaktion sieht sie.')).toBeVisible();
    await publishing.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(publishing).toBeHidden();
    expect((await anonymous(page, `/de/${name}`)).status()).toBe(200);
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(publishing.getByText('Alles ist schon öffentlich oder geplant.')).toBeVisible();
  });

  test('one is a copy of another, and shares nothing with it', async ({ page, witness }, info) => {
    const name = nameOf(info);
    await logIn(page, '/de/impressum');
    const original = await modules(page).count();
    const dialog = await newPage(page, 'Abschrift', name);
    await dialog.getByRole('radio', { name: 'Kopie' }).check();
    await expect(dialog.getByLabel('Seite, die kopiert wird').locator('option:checked')).toHaveText(/Impressum/);
    await dialog.getByRole('button', { name: 'Seite anlegen' }).click();
    await expect(bar(page)).toBeVisible();
    await expect(modules(page)).toHaveCount(original);
    expect(witness.complaints).toEqual([]);
  });

  test('its settings are changed in place, it moves and leaves a redirect, and goes', async ({ page }, info) => {
    const name = nameOf(info);
    await logIn(page, '/de/besuch');
    const making = await newPage(page, 'Wanderer', name);
    await making.getByRole('button', { name: 'Seite anlegen' }).click();

    await bar(page).getByRole('button', { name: 'Seite', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Seite', exact: true });
    await panel.getByLabel('Überschrift').fill('Über alle Berge');
    await panel.getByLabel('Titel für Suchmaschinen').fill('Wandern im Norden');
    await expect(panel.getByRole('group', { name: 'So erscheint sie in Suchergebnissen' })).toContainText(
      'Wandern im Norden',
    );
    await expect(panel.getByRole('group', { name: 'So erscheint sie beim Teilen' })).toContainText('Wandern im Norden');
    await panel.getByLabel('Sichtbar für Besucher').check();
    await panel.getByLabel('Steht unter').selectOption({ label: 'Besuch' });
    await expect(panel.getByLabel('Pfad')).toHaveValue(`besuch/${name}`);
    expect(await axeFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Speichern' }).click();

    await expect(page).toHaveURL(`/de/besuch/${name}?edit`);
    await expect(page.getByRole('heading', { name: 'Über alle Berge' })).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expect.poll(async () => (await anonymous(page, `/de/${name}`)).url()).toContain(`/de/besuch/${name}`);
    expect(await (await anonymous(page, `/de/besuch/${name}`)).text()).toMatch(/<title>Wandern im Norden/);

    // The redirect leads to it.
    await panel.getByRole('button', { name: 'Seite löschen …' }).click();
    const asked = page.getByRole('dialog', { name: '„Wanderer“ löschen?' });
    await asked.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect(asked.getByText('Hierher führt noch etwas:')).toBeVisible();
    await asked.getByRole('button', { name: 'Trotzdem löschen, Verweise lösen' }).click();
    await expect(page).toHaveURL('/de/besuch');
    await expect.poll(async () => (await anonymous(page, `/de/besuch/${name}`)).status()).toBe(404);
  });
});
