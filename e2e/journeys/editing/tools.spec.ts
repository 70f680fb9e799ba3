import type { ModuleRow } from '@foyer/shared/modules';
import { bar, edit, modules, saved, tools } from '../../src/harness/editing.ts';
import { draftOf, fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const LONG = Array.from({ length: 40 }, (_, at) => `<p>Zeile ${at}</p>`).join('');

test.describe('the tools', () => {
  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Ein Haus'), textOf(-3, -1, 1, LONG)]);
    await edit(page, empty);
  });

  for (const [width, height] of [
    [1440, 900],
    [360, 440],
  ] as const)
    test(`of a text stay in sight while its end is written, at ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await modules(page).last().getByRole('textbox', { name: 'Text', exact: true }).focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' und weiter');
      const bold = page.getByRole('toolbar', { name: 'Text', exact: true }).getByRole('button', { name: 'Fett' });
      await expect(bold).toBeInViewport({ ratio: 1 });
      // Pressed where it is: nothing lies over it.
      await bold.click();
      await expect(bold).toHaveAttribute('aria-pressed', 'true');
    });

  test('put an address that is given where no words are selected', async ({ page, empty, contentUrl }) => {
    const text = modules(page).last();
    await text.getByRole('textbox', { name: 'Text', exact: true }).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(', siehe ');
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Adresse' }).fill('/de/besuch');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('link', { name: '/de/besuch' })).toBeVisible();
    await saved(page);
    await expect
      .poll(async () => JSON.stringify((await draftOf(contentUrl, empty)).rows))
      .toContain('Zeile 39, siehe <a href=\\"/de/besuch\\">/de/besuch</a></p>');
  });

  test('of a module: what is seldom needed closes by Escape, by a choice and by a press beside it', async ({
    page,
  }) => {
    const more = tools(page).getByRole('button', { name: 'Mehr' });
    const cut = page.getByRole('button', { name: 'Ausschneiden' });
    await modules(page).first().focus();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('ArrowLeft');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cut).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cut).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await page.locator('main').click({ position: { x: 4, y: 4 } });
    await expect(cut).toBeHidden();
    await modules(page).first().focus();
    await more.click();
    await page.getByRole('button', { name: 'Kopieren' }).click();
    await expect(cut).toBeHidden();
    await expect(modules(page).first()).toBeFocused();
  });

  test('of a module that has moved away below the pointer: the second press of two hits nothing else', async ({
    page,
  }) => {
    await modules(page).first().focus();
    await tools(page).getByRole('button', { name: 'Nach unten' }).dblclick();
    await expect(modules(page).last()).toHaveText(/Ein Haus/);
    await expect(modules(page).last()).toBeFocused();
    await expect(page.locator('main [data-selected]')).toHaveCount(1);
    await expect(modules(page).last()).toHaveAttribute('data-selected', '');
  });

  test('cut what is worked at, and nothing from elsewhere', async ({ page }) => {
    await modules(page).first().focus();
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).focus();
    await page.keyboard.press('Control+x');
    await page.keyboard.press('Control+d');
    await expect(modules(page)).toHaveCount(2);
    await modules(page).first().focus();
    await page.keyboard.press('Control+x');
    await expect(modules(page)).toHaveCount(1);
    await expect(page.getByText('In die Zwischenablage verschoben.')).toBeVisible();
  });

  test('of a picture in a row that scrolls are seen with its frame, and pressed where they are', async ({
    page,
    empty,
    contentUrl,
  }) => {
    const item = (id: number, position: number): ModuleRow => ({
      ...{ id, parent: -4, column: 0, position, model: 'image_item', slug: `item${-id}` },
      fields: { image: 1, text: { de: '<p>Ein Bild</p>', en: '<p>A picture</p>' } },
    });
    const list: ModuleRow = {
      ...{ id: -4, parent: -1, column: 0, position: 0, model: 'image_list', slug: 'pictures' },
      fields: { format: 'slider' },
    };
    await fill(contentUrl, empty, [list, item(-5, 0), item(-6, 1)]);
    await page.reload();
    await page.locator('main [data-model=image_item]').last().focus();
    for (const name of ['Eintrag hinzufügen (davor)', 'Eintrag hinzufügen'])
      await page.locator('main').getByRole('button', { name, exact: true }).click({ trial: true });
  });

  test('a number is erased before another one is typed', async ({ page, empty, contentUrl }) => {
    await modules(page).first().focus();
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
    const level = page.getByLabel('Ebene der Überschrift');
    await level.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(level).toHaveValue('');
    await page.keyboard.type('4');
    await expect(level).toHaveValue('4');
    await saved(page);
    await expect
      .poll(async () => (await draftOf(contentUrl, empty)).rows.map(({ fields }) => fields['headline_level']))
      .toContain(4);
  });
});
