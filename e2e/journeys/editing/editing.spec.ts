import { axeFaults } from '../../src/harness/axe.ts';
import {
  bar,
  chooseLanguage,
  edit,
  editBeside,
  hearNoMore,
  insert,
  insertHeadline,
  modules,
  publicHtml,
  publish,
  saved,
  tools,
} from '../../src/harness/editing.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { draftOf, fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

test.describe('editing in place', () => {
  test('a page is built from nothing, published, and seen by visitors', async ({ page, empty, witness }) => {
    await edit(page, empty);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await insert(page, 'Überschrift');
    await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true })).toBeFocused();
    await page.keyboard.type('Ein "neues" Haus');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await page.keyboard.type('Wir öffnen am ersten Mai.');
    await saved(page);
    await expect(page.getByRole('heading', { name: 'Ein „neues“ Haus' })).toBeVisible();
    expect(await publicHtml(page, empty)).not.toContain('Wir öffnen');

    await publish(page);
    await expect.poll(() => publicHtml(page, empty)).toContain('<p>Wir öffnen am ersten Mai.</p>');
    await bar(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Ein „neues“ Haus' })).toBeVisible();
    expect(witness.complaints).toEqual([]);
  });

  test('everything can be undone and done again, also after a reload', async ({ page, empty }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Eins zwei');
    await expect(modules(page)).toHaveCount(1);
    await tools(page).getByRole('button', { name: 'Duplizieren' }).click();
    await expect(modules(page)).toHaveCount(2);
    await page.keyboard.press('Delete');
    await expect(modules(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(modules(page)).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(modules(page)).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('heading', { name: 'Eins', exact: true })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('heading', { name: 'Eins zwei' })).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Eins zwei' })).toBeVisible();
    await bar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByRole('heading', { name: 'Eins', exact: true })).toBeVisible();
  });

  test('two who write the same are asked, and nothing is overwritten unseen', async ({ page, empty, contentUrl }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Anfang');
    await saved(page);

    const second = await editBeside(page, empty);
    await second.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await expect(
      bar(page).getByText(/^auch hier: Sie, in einem anderen Fenster, bei „Überschrift: Anfang“/),
    ).toBeVisible();
    await hearNoMore(page);
    await second.keyboard.press('End');
    await second.keyboard.type(' von ihr');
    await saved(second);
    await expect.poll(async () => JSON.stringify(await draftOf(contentUrl, empty))).toContain('Anfang von ihr');

    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' von ihm');
    const dialog = page.getByRole('dialog', {
      name: 'Dasselbe wurde auch anderswo geändert: Sie, in einem anderen Fenster',
    });
    await expect(dialog).toContainText('Anfang von ihr');
    await expect(dialog).toContainText('Anfang von ihm');
    await expect(bar(page).locator('[role=status]')).toHaveText(
      'Nicht gespeichert: Dasselbe wurde auch anderswo geändert: Sie, in einem anderen Fenster',
    );
    // Neither version is given up by a key.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toContainText('Anfang von ihm');
    // Who leaves without deciding is asked again.
    for (let time = 0; time < 2; time += 1) {
      await page.reload();
      await expect(dialog).toContainText('Anfang von ihm');
      await expect(dialog).toContainText('Anfang von ihr');
    }
    await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await saved(page);
    await expect.poll(async () => JSON.stringify(await draftOf(contentUrl, empty))).toContain('Anfang von ihm');
    await second.context().close();
  });

  test('modules are moved by keyboard, by words and by dragging', async ({ page, empty }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Eins');
    await tools(page).getByRole('button', { name: 'Duplizieren' }).click();
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).nth(1).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' B');
    const order = () =>
      modules(page).evaluateAll((frames) =>
        frames.map((frame) => frame.querySelector('[data-field=content]')?.textContent),
      );
    await expect.poll(order).toEqual(['Eins', 'Eins B']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(order).toEqual(['Eins B', 'Eins']);
    await tools(page).getByRole('button', { name: 'Verschieben nach …' }).click();
    await page
      .getByRole('dialog', { name: 'Verschieben nach …' })
      .getByRole('button', { name: 'Nach: Überschrift: Eins', exact: true })
      .click();
    await expect.poll(order).toEqual(['Eins', 'Eins B']);
    await tools(page)
      .getByRole('button', { name: 'Ziehen' })
      .dragTo(modules(page).first(), { targetPosition: { x: 200, y: 2 } });
    await expect.poll(order).toEqual(['Eins B', 'Eins']);
  });

  test('the layout of a row and the settings of a module change, and what does not fit is said', async ({
    page,
    empty,
  }) => {
    await edit(page, empty);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await insert(page, 'Film');
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
    const panel = page.getByRole('region', { name: 'Film' });
    await panel.getByLabel('Adresse des Films').fill('kein Film');
    await expect(panel.getByText('Bitte eine vollständige Adresse eingeben')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await panel.getByLabel('Adresse des Films').fill('https://video.example/1');
    await expect(panel.getByText('Bitte eine vollständige Adresse eingeben')).toBeHidden();
    await bar(page).getByRole('button', { name: 'Gliederung' }).click();
    await page.getByRole('treeitem', { name: 'Reihe 100' }).click();
    await page.getByRole('region', { name: 'Reihe 100' }).getByRole('button', { name: '50 – 50' }).click();
    await expect(page.locator('main [data-column]')).toHaveCount(2);
    await saved(page);
  });

  test('a text that may have so many letters says where it is written how many it has', async ({
    page,
    empty,
    contentUrl,
  }) => {
    const text = `<p>${'Zehn Namen '.repeat(245).trim()}</p>`;
    const teaser = headlineOf(-2, -1, 0, 'Voll');
    await fill(contentUrl, empty, [
      rowOf(-1, 0),
      {
        ...teaser,
        model: 'full_teaser',
        fields: { headline: { de: 'Voll', en: 'Full' }, text: { de: text, en: text } },
      },
    ]);
    await edit(page, empty);
    const room = page.getByText(/^\d+ (?:von \d+ )?Zeichen/);
    await page.getByRole('textbox', { name: 'Text', exact: true }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('.');
    await expect(room).toHaveCount(0);
    await page.keyboard.insertText(' und so fort'.repeat(2));
    await expect(room).toHaveText('2719 von 3000 Zeichen');
    await page.keyboard.insertText(' und so fort'.repeat(24));
    await expect(room).toHaveText('3007 Zeichen, höchstens 3000 sind möglich.');
    await expect(page.getByRole('status').filter({ hasText: 'Höchstens 3000 Zeichen' })).toHaveCount(1);
  });

  test('it is entered and left by address and by keys, and speaks four languages', async ({ page, empty, browser }) => {
    await logIn(page, `${empty}?edit`);
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Control+e');
    await expect(bar(page)).toBeHidden();
    await page.goBack();
    await expect(bar(page)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Mehr' }).click();
    await chooseLanguage(page, 'ja');
    await expect(page.getByRole('button', { name: '完了' })).toBeVisible();
    await chooseLanguage(page, 'la');
    await expect(page.getByRole('button', { name: 'Perfectum' })).toBeVisible();

    // Somebody has their language in every browser.
    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const other = await elsewhere.newPage();
    await logIn(other, `${empty}?edit`);
    await expect(other.getByRole('button', { name: 'Perfectum' })).toBeVisible();
    await elsewhere.close();
    await chooseLanguage(page, 'de');
  });

  test('axe has nothing to say about it', async ({ page, empty }) => {
    await edit(page, empty);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await insert(page, 'Überschrift');
    await page.keyboard.type('Titel');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Text');
    expect(await axeFaults(page)).toEqual([]);
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
    await bar(page).getByRole('button', { name: 'Gliederung' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Verlauf' }).click();
    await bar(page).getByRole('button', { name: 'Prüfen' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    expect(await axeFaults(page)).toEqual([]);
  });
});
