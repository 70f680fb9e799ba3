import { banner } from '../../src/harness/consent.ts';
import { bar, edit, modules, saved } from '../../src/harness/editing.ts';
import { draftOf, fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

test.describe('the focus is never lost', () => {
  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [
      rowOf(-1, 0),
      headlineOf(-2, -1, 0, 'Ein Haus'),
      textOf(-3, -1, 1, '<p>Wir öffnen am Montag.</p>'),
      textOf(-4, -1, 2, '', '<p>Only in English.</p>'),
    ]);
    await edit(page, empty);
  });

  const headline = (page: Parameters<typeof modules>[0]) =>
    page.getByRole('textbox', { name: 'Überschrift', exact: true });

  test('undo leads into the text where something was typed, and one writes on there', async ({ page }) => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Und auch am Dienstag.');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText('Wir öffnen am Montag. Und auch am ');
    await expect(text).toBeFocused();
    await page.keyboard.type('Freitag.');
    await expect(text).toHaveText('Wir öffnen am Montag. Und auch am Freitag.');

    await headline(page).click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Hier ist ');
    await page.keyboard.press('Control+z');
    await expect(headline(page)).toHaveText('Hier Ein Haus');
    await page.keyboard.type('steht ');
    await expect(headline(page)).toHaveText('Hier steht Ein Haus');
  });

  test('a press beside a text, whose lines are shorter than its row, puts the caret at the end of the line', async ({
    page,
  }) => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
    const module = modules(page).nth(1);
    const { width = 0, height = 0 } = (await module.boundingBox()) ?? {};
    const atItsRight = { position: { x: width - 20, y: height / 2 } };
    await module.hover(atItsRight);
    // Where the pointer rests, the text is to be typed into already.
    await expect(module.locator('[contenteditable]')).toBeAttached();
    await module.click(atItsRight);
    await expect(text).toBeFocused();
    await page.keyboard.type(' Um zehn.');
    await expect(text).toHaveText('Wir öffnen am Montag. Um zehn.');
  });

  test('undo leads back where one was before something came, and to what comes back', async ({ page }) => {
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(modules(page)).toHaveCount(4);
    await expect(modules(page).nth(1).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(modules(page)).toHaveCount(3);
    await expect(headline(page)).toBeFocused();
    // The caret stands behind the words, wherever it came from.
    await page.keyboard.press('Enter');
    await expect(modules(page)).toHaveCount(4);
    await page.keyboard.press('Control+z');

    await modules(page).nth(1).focus();
    await page.keyboard.press('Delete');
    await expect(modules(page)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(modules(page).nth(1)).toBeFocused();
    await expect(modules(page).nth(1)).toHaveAccessibleName('Text: Wir öffnen am Montag.');
  });

  test('the button “Rückgängig” leads to what it has undone, by keyboard once nothing is left', async ({ page }) => {
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' am Hafen');
    const undo = bar(page).getByRole('button', { name: 'Rückgängig' });
    await undo.click();
    await expect(headline(page)).toHaveText('Ein Haus am ');
    await expect(headline(page)).toBeFocused();
    await undo.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(undo).toBeDisabled();
    await expect(headline(page)).toBeFocused();
  });

  test('menus and panels give it back, and so do beginning and ending', async ({ page }) => {
    const more = bar(page).getByRole('button', { name: 'Mehr' });
    await more.click();
    await page.getByRole('button', { name: 'Leeres zeigen' }).click();
    await expect(more).toBeFocused();
    await more.click();
    await page.getByRole('button', { name: /^Tastenkürzel/ }).click();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    const outline = bar(page).getByRole('button', { name: 'Gliederung' });
    await outline.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Schließen', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(outline).toBeFocused();

    await bar(page).getByRole('button', { name: 'Fertig' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page).getByRole('button', { name: 'Fertig' })).toBeFocused();
  });

  for (const [width, height] of [[360, 740] as const, [1440, 900] as const])
    test(`what is typed is not behind the tools at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.getByRole('textbox', { name: 'Text', exact: true }).first().click();
      await page.keyboard.press('Control+End');
      const room = () =>
        page.evaluate(() => {
          const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
          const tools = document.querySelector('[role=toolbar][aria-label="Modul"]')?.getBoundingClientRect();
          return tools && caret?.height ? tools.top - caret.bottom : Number.NaN;
        });
      // Down to the edge of the window and past it.
      for (let line = 0; line < 24; line += 1) {
        await page.keyboard.press('Enter');
        await page.keyboard.type('Zeile');
        await expect.poll(room, `line ${line}`).toBeGreaterThan(0);
      }
    });

  test('at the thumb the menu opens over the panels', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // One of the two rows is at the thumb, and the page begins below the other one.
    await expect.poll(async () => (await page.locator('section:has([data-edit-bar])').boundingBox())?.height).toBe(48);
    const more = bar(page).getByRole('button', { name: 'Mehr' });
    for (const panel of ['Gliederung', 'Verlauf', 'Ansicht']) {
      await more.click();
      await bar(page).getByRole('button', { name: panel }).click();
      await expect(page.locator('[data-editor-panel]').getByRole('heading', { name: panel })).toBeVisible();
    }
  });

  test('what has it stands clear of bar and header', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await modules(page).last().focus();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const below = async () => {
      const edge = (await page.locator('header').first().boundingBox()) ?? { y: 0, height: 0 };
      const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      return box >= edge.y + edge.height;
    };
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await below()).toBe(true);
    }
  });

  test('Backspace removes what is empty, and nothing that has words in the other language', async ({
    page,
    empty,
    contentUrl,
  }) => {
    await modules(page).nth(2).getByRole('textbox').focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('Doch');
    await expect(modules(page).nth(2).getByRole('textbox')).toHaveText('Doch');
    await expect(modules(page)).toHaveCount(3);
    await saved(page);
    expect((await draftOf(contentUrl, empty)).rows.map(({ fields }) => fields['content'])).toContainEqual({
      de: '<p>Doch</p>',
      en: '<p>Only in English.</p>',
    });

    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Modul einfügen' });
    await dialog.getByRole('searchbox').fill('Zitat');
    await dialog.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('textbox', { name: 'Zitat' })).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(modules(page)).toHaveCount(3);
  });

  test('signs that nobody sees are written and shown in headlines, too', async ({ page }) => {
    await headline(page).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Control+-');
    await page.keyboard.type('verein');
    await page.keyboard.press('Control+Shift+Space');
    await page.keyboard.type('e.V.');
    expect(await headline(page).textContent()).toBe('Ein Haus\u00adverein\u00a0e.V.');
    await expect(modules(page).first().locator('[data-mark]')).toHaveCount(2);
  });

  test('Shift and a press select up to a text, wherever in it one presses', async ({ page }) => {
    await modules(page).first().focus();
    const text = modules(page).nth(1).getByRole('textbox');
    await text.hover();
    // Where the editor of texts stands already.
    await expect(text).toHaveAttribute('contenteditable', 'true');
    await text.click({ modifiers: ['Shift'] });
    await expect(page.locator('[data-selected]')).toHaveCount(2);
  });

  test('Ctrl and a press follow a link that stands in a text', async ({ page, context }) => {
    const text = modules(page).nth(1).getByRole('textbox');
    await text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Adresse des Links' }).fill('/de/programm');
    await page.keyboard.press('Enter');
    const link = modules(page).nth(1).getByRole('link');
    await page.keyboard.press('Escape');
    await link.click();
    await expect(page).toHaveURL(/\?edit$/);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL(/\/de\/programm$/);
  });
});

test.describe('who has not decided about cookies', () => {
  test.use({ consent: 'undecided', viewport: { width: 360, height: 740 } });

  test('reads the whole question above the bar at the thumb', async ({ page, empty }) => {
    await edit(page, empty);
    await banner(page).getByRole('link', { name: 'Impressum' }).click({ trial: true });
    const [question, tools] = [await banner(page).boundingBox(), await bar(page).boundingBox()];
    expect(question!.y + question!.height).toBe(tools!.y);
  });
});
