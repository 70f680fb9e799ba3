import { edit, insert, modules, saved, tools } from '../../src/harness/editing.ts';
import { draftOf, fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

test.describe('nobody has to wait for the page', () => {
  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [
      rowOf(-1, 0),
      headlineOf(-2, -1, 0, 'Ein Haus'),
      textOf(-3, -1, 1, '<p>Wir öffnen am Montag.</p>'),
    ]);
    await edit(page, empty);
  });

  test('who presses on a text writes there at once, at the letter that was pressed', async ({
    page,
    empty,
    contentUrl,
  }) => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    // The first text that is touched, and one press without a way of the pointer before it.
    await text.click({ position: { x: 2, y: 12 } });
    await page.keyboard.type('Neu: ');
    await page.keyboard.press('End');
    await page.keyboard.type(' Und am Dienstag.');
    await expect(text).toHaveText('Neu: Wir öffnen am Montag. Und am Dienstag.');
    await saved(page);
    await expect
      .poll(
        async () => (await draftOf(contentUrl, empty)).rows.find(({ model }) => model === 'text')?.fields['content'],
      )
      .toMatchObject({ de: '<p>Neu: Wir öffnen am Montag. Und am Dienstag.</p>' });
  });

  test('who goes on to a new text and pastes before it is there has it in that text, with its marks', async ({
    page,
    empty,
    contentUrl,
  }) => {
    const headline = page.getByRole('textbox', { name: 'Überschrift', exact: true });
    await headline.click();
    await page.keyboard.press('End');
    // In one go: no key is faster.
    await headline.evaluate((element) => {
      const press = (key: string) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p>mit <b>Marken</b></p>');
      clipboardData.setData('text/plain', 'mit Marken');
      element.focus();
      press('Enter');
      for (const letter of 'Text ') press(letter);
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      press('!');
    });
    await expect(modules(page)).toHaveCount(3);
    await expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).toHaveText('Text mit Marken!');
    await page.keyboard.type(' Und weiter.');
    await expect(headline).toHaveText('Ein Haus');
    await saved(page);
    await expect
      .poll(async () => (await draftOf(contentUrl, empty)).rows.map(({ fields }) => fields['content']))
      .toContainEqual(expect.objectContaining({ de: '<p>Text mit <strong>Marken</strong>! Und weiter.</p>' }));
  });

  test('the page stays where it is while the pointer is pressed', async ({ page }) => {
    // A new headline shows its empty lines as long as somebody is at it.
    await modules(page).first().click();
    await expect(page.getByRole('textbox', { name: 'Zeile darüber' })).toBeVisible();
    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
    await expect(page.getByRole('dialog', { name: 'Modul einfügen' })).toBeVisible();
    await insert(page, 'Zitat');
    await expect(modules(page)).toHaveCount(3);
    await expect(page.getByRole('textbox', { name: 'Zeile darüber' })).toBeHidden();
  });

  test('“/” in an empty text puts what is picked in its place, as one step', async ({ page }) => {
    const texts = page.getByRole('textbox', { name: 'Text', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
    await insert(page, 'Text');
    await expect(texts).toHaveCount(2);
    await page.keyboard.press('/');
    await dialog.getByRole('searchbox').fill('Zitat');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(texts).toHaveCount(1);
    await expect(modules(page)).toHaveCount(3);
    await page.keyboard.press('Control+z');
    await expect(texts).toHaveCount(2);
    await expect(modules(page)).toHaveCount(3);
  });

  test('a double click does once what a click does', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
    await page.getByRole('button', { name: 'Modul einfügen' }).last().dblclick();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    await dialog.getByRole('button', { name: 'Zitat' }).dblclick();
    await expect(page.getByRole('textbox', { name: 'Zitat', exact: true })).toBeFocused();
    await expect(modules(page)).toHaveCount(3);
    await tools(page).getByRole('button', { name: 'Duplizieren' }).dblclick();
    await expect(modules(page)).toHaveCount(4);
    await tools(page).getByRole('button', { name: 'Löschen' }).dblclick();
    await expect(modules(page)).toHaveCount(3);
  });

  test('the focus stays where one works: before an empty text that is removed, and with what is moved', async ({
    page,
    empty,
    contentUrl,
  }) => {
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text', exact: true }).first()).toBeFocused();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' aus Stein');
    await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true })).toHaveText('Ein Haus aus Stein');
    await saved(page);

    await fill(contentUrl, empty, [{ ...rowOf(-9, 9), fields: { layout: '50-50' } }, headlineOf(-10, -9, 0, 'Links')]);
    await page.reload();
    const moved = modules(page).filter({ hasText: 'Links' });
    await moved.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(moved).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(moved).toBeFocused();
  });
});
