import type { ModuleRow } from '@foyer/shared/modules';
import { axeFaults } from '../../src/harness/axe.ts';
import { bar, chooseLanguage, edit, insert, modules, tools } from '../../src/harness/editing.ts';
import { fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const NONE = { de: '', en: '' };

/** Two columns and, in the first, a teaser that comes later. */
const ROWS: ModuleRow[] = [
  { ...rowOf(-1, 1), fields: { layout: '50-50' } },
  headlineOf(-2, -1, 0, 'Ein Haus'),
  { ...headlineOf(-3, -1, 0, 'Rechts'), column: 1 },
  { ...headlineOf(-4, -1, 1, ''), model: 'teaser_list', fields: {} },
  {
    ...headlineOf(-5, -4, 0, ''),
    model: 'teaser_item',
    fields: {
      headline: { de: 'Zum Fest', en: 'The feast' },
      text: NONE,
      online_from: '2090-12-24T18:00:00+01:00',
      online_to: null,
    },
  },
];

test.describe('what is done is said', () => {
  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, ROWS);
    await edit(page, empty);
  });

  test('where a module comes to stand, and what has no column any more', async ({ page }) => {
    await modules(page).first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByText('Überschrift: Ein Haus: Reihe 2 von 2, Spalte 2, Platz 1 von 2')).toBeAttached();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Überschrift: Ein Haus: Reihe 2 von 2, Spalte 2, Platz 2 von 2')).toBeAttached();

    await page.keyboard.press('Escape');
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
    const row = page.getByRole('region', { name: 'Reihe 50–50' });
    await row.getByRole('button', { name: '100', exact: true }).click();
    await expect(page.getByText('2 Module stehen jetzt in der letzten Spalte.')).toBeVisible();
  });

  test('where a module would land, by words, before it is moved there', async ({ page }) => {
    await modules(page).first().focus();
    await tools(page).getByRole('button', { name: 'Verschieben nach …' }).click();
    await page.getByRole('button', { name: 'Nach: Überschrift: Rechts' }).focus();
    await expect(page.locator('[data-editor-mark]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-editor-mark]')).toHaveCount(0);
    await expect(page.getByText('Überschrift: Ein Haus: Reihe 2 von 2, Spalte 2, Platz 2 von 2')).toBeAttached();
  });

  test('what is deleted and undone, and goes again', async ({ page }) => {
    await modules(page).first().focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Überschrift gelöscht', { exact: true })).toBeAttached();
    await page.keyboard.press('Control+z');
    const undone = page.getByText('Rückgängig gemacht: Überschrift gelöscht', { exact: true });
    await expect(undone).toBeAttached();
    await expect(undone).toHaveCount(0);
  });

  test('what a search in the picker finds, and what Enter takes of it', async ({ page }) => {
    await modules(page).first().focus();
    await page.getByRole('button', { name: 'Modul einfügen', exact: true }).first().press('Enter');
    const picker = page.getByRole('dialog', { name: 'Modul einfügen' });
    await picker.getByRole('searchbox').fill('Zitat');
    await expect(picker.getByRole('status')).toHaveText(/Treffer: Zitat$/);
    await picker.getByRole('searchbox').fill('xyz');
    await expect(picker.getByRole('status')).toHaveText(/^Nichts gefunden/);
  });

  test('that visitors do not see a module now, at the module', async ({ page }) => {
    const teaser = modules(page).filter({ hasText: 'Zum Fest' }).last();
    await expect(teaser).toHaveAccessibleDescription('Erscheint am 24. Dez. 2090, 18 Uhr');
    await expect(teaser).toHaveAccessibleName('Anriss: Zum Fest');
  });

  test('where one is, on the way from a text to the page', async ({ page }) => {
    const headline = page.getByRole('textbox', { name: 'Überschrift', exact: true });
    await headline.last().click();
    const way = ['Überschrift: Rechts', 'Spalte 2', 'Reihe 50–50'];
    for (const name of way) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('group', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('main :focus')).toHaveCount(0);
  });

  test('that a module is empty, also when one works elsewhere', async ({ page }) => {
    await page.getByRole('button', { name: 'Modul einfügen', exact: true }).last().click();
    await insert(page, 'Bild');
    const picture = page.getByRole('group', { name: 'Bild', exact: true });
    await expect(picture).toBeFocused();
    await modules(page).filter({ hasText: 'Rechts' }).focus();
    await expect(tools(page)).toHaveCount(1);
    await expect(picture).not.toHaveAttribute('data-selected');
    await expect(picture).toBeVisible();
  });

  test('in the language of the interface, chosen by keyboard', async ({ page }) => {
    await modules(page).first().focus();
    const more = bar(page).getByRole('button', { name: 'Mehr' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Leeres zeigen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(page.getByRole('button', { name: 'Leeres zeigen' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Sprache der Oberfläche')).toBeFocused();
    await chooseLanguage(page, 'ja');
    const row = page.getByRole('region', { name: '編集' });
    await expect(row).toBeVisible();
    expect(await row.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('ja');
    await page.keyboard.press('Escape');
    await modules(page).first().getByRole('textbox').last().click();
    await page.keyboard.type('!');
    await expect(row.getByRole('status')).toHaveText(/\d\d:\d\d/);
    expect(await axeFaults(page)).toEqual([]);
    await row.getByRole('button', { name: 'その他' }).click();
    await chooseLanguage(page, 'de');
  });

  test('what looks a module has, drawn and named', async ({ page }) => {
    await modules(page).first().focus();
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
    const looks = page.getByRole('group', { name: 'Aussehen' }).getByRole('button');
    await expect(looks).toHaveText(['Wie üblich', 'Groß', 'Mit Linie', 'Mittig']);
    await expect(looks.locator('svg')).toHaveCount(4);
    await looks.filter({ hasText: 'Mit Linie' }).click();
    await expect(looks.filter({ hasText: 'Mit Linie' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('questions are written without being something to press, and begin at their words', async ({ page }) => {
    await page.getByRole('button', { name: 'Modul einfügen', exact: true }).last().click();
    await insert(page, 'Fragen');
    await expect(page.getByRole('textbox', { name: 'Frage' })).toBeFocused();
    await page.keyboard.type('Wann öffnen Sie?');
    await page.getByRole('button', { name: 'Eintrag hinzufügen', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Frage' }).last()).toBeFocused();
    await page.keyboard.type('Und wo?');
    await expect(page.getByRole('textbox', { name: 'Frage' })).toHaveText(['Wann öffnen Sie?', 'Und wo?']);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('rows are picked wherever one stands, and come below', async ({ page }) => {
    await modules(page).first().focus();
    await modules(page).first().getByRole('button', { name: 'Modul einfügen', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
    await dialog.getByRole('button', { name: 'Reihen', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(6);
    await dialog.getByRole('button', { name: 'Reihe 33–67' }).click();
    await expect(page.locator('main [data-container]').nth(2)).toHaveAccessibleName('Reihe 33–67');
    await expect(page.getByRole('group', { name: 'Reihe 33–67' })).toBeFocused();
  });

  test('the fields of a link stand beside each other, and Escape leads back to its words', async ({ page }) => {
    await page.getByRole('button', { name: 'Modul einfügen', exact: true }).last().click();
    await insert(page, 'Text');
    await page.keyboard.type('Zum Programm');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    const form = page.getByRole('group', { name: 'Link', exact: true });
    await expect(form.getByRole('textbox')).toBeFocused();
    // A pixel is what rounding makes.
    const cut = await form
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.scrollWidth - button.getBoundingClientRect().width));
    expect(Math.max(...cut)).toBeLessThan(1);
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Suchen …' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  });
});
