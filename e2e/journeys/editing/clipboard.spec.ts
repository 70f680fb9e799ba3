import type { Page } from '@playwright/test';
import { bar, edit, modules, saved, tools } from '../../src/harness/editing.ts';
import { draftOf, fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { paste } from '../../src/harness/paste.ts';
import { expect } from '../../src/harness/test.ts';

const TABLE = {
  'text/html': '<table><tr><td>Montag</td><td>10 Uhr</td></tr></table>',
  'text/plain': 'Montag\t10 Uhr',
};
const frame = (page: Page, words: string) => modules(page).filter({ hasText: words }).first();
const pictures = (page: Page) => page.locator('main [data-model=image]');

test.describe('the clipboard has what was copied last', () => {
  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Eins & zwei'), headlineOf(-3, -1, 1, 'Drei')]);
    await edit(page, empty);
  });

  test('modules, then words of another window, then modules again', async ({ page, empty, contentUrl, witness }) => {
    await frame(page, 'Eins').focus();
    await page.keyboard.press('Control+c');
    await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
    // Other programs get the words of it.
    const other = await page.context().newPage();
    await other.setContent('<textarea autofocus></textarea><p id="words">Worte von anderswo</p>');
    await other.locator('textarea').press('Control+v');
    await expect(other.locator('textarea')).toHaveValue('Eins & zwei');
    await other.locator('textarea').fill('Aus einem Brief');
    await other.locator('textarea').press('Control+a');
    await other.locator('textarea').press('Control+c');
    await other.close();

    await page.bringToFront();
    await frame(page, 'Drei').focus();
    await page.keyboard.press('Control+v');
    await expect(modules(page)).toHaveCount(3);
    await expect(modules(page).nth(2)).toHaveAttribute('data-model', 'text');
    await expect(modules(page).nth(2)).toContainText('Aus einem Brief');
    await expect(modules(page).nth(2)).toBeFocused();

    await frame(page, 'Eins').focus();
    await page.keyboard.press('Control+x');
    await expect(modules(page)).toHaveCount(2);
    await frame(page, 'Aus einem Brief').focus();
    await page.keyboard.press('Control+v');
    await expect(modules(page)).toHaveCount(3);
    await expect(modules(page).nth(2)).toContainText('Eins & zwei');
    await saved(page);
    const kept = (await draftOf(contentUrl, empty)).rows.filter(({ model }) => model === 'text');
    expect(kept.map(({ fields }) => fields['content'])).toEqual([{ de: '<p>Aus einem Brief</p>', en: '' }]);
    expect(witness.complaints).toEqual([]);
  });

  test('words beside a picture of them are words, wherever one is', async ({ page, empty, contentUrl }) => {
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).last().click();
    await page.keyboard.press('End');
    await paste(page.getByRole('textbox', { name: 'Überschrift', exact: true }).last(), TABLE, 'tabelle.png');
    await expect(frame(page, 'Drei')).toContainText('DreiMontag 10 Uhr');
    await page.keyboard.press('Escape');
    await paste(frame(page, 'Drei'), TABLE, 'tabelle.png');
    await expect(modules(page)).toHaveCount(3);
    await expect(page.getByText('Tabellen können im Modul „HTML“ stehen.')).toBeVisible();
    await expect(pictures(page)).toHaveCount(0);
    await saved(page);
    const kept = (await draftOf(contentUrl, empty)).rows.find(({ model }) => model === 'text');
    expect(kept?.fields['content']).toEqual({ de: '<p>Montag</p><p>10 Uhr</p>', en: '' });
  });

  test('words that come as HTML alone are those of a headline, too', async ({ page }) => {
    const headline = page.getByRole('textbox', { name: 'Überschrift', exact: true }).last();
    await headline.click();
    await page.keyboard.press('Control+a');
    await paste(headline, { 'text/html': '<p>Aus einem <b>Brief</b></p>' });
    await expect(headline).toHaveText('Aus einem Brief');
  });

  test('what is pasted into a headline stands in one line, and spaces that are protected stay', async ({
    page,
    empty,
    contentUrl,
  }) => {
    const headline = page.getByRole('textbox', { name: 'Überschrift', exact: true }).last();
    await headline.click();
    await page.keyboard.press('Control+a');
    await paste(headline, { 'text/plain': 'z.\u00a0B.\r\n\t10\u202f€\u2028an der Kasse' });
    await saved(page);
    await expect
      .poll(async () => JSON.stringify((await draftOf(contentUrl, empty)).rows))
      .toContain('"z.\u00a0B. 10\u202f€ an der Kasse"');
  });

  test('a picture is a picture, also by the name of its file; what only has such a name is none', async ({ page }) => {
    await frame(page, 'Drei').focus();
    await paste(frame(page, 'Drei'), { 'text/plain': 'punkt.png' }, 'punkt.png');
    await expect(pictures(page)).toHaveCount(1);
    await expect(modules(page)).toHaveCount(3);
    await saved(page);
    await frame(page, 'Drei').focus();
    await paste(frame(page, 'Drei'), {}, 'blatt.png', Buffer.from(PDF).toString('base64'));
    await expect(page.getByText('Das ist kein Bild.')).toBeVisible();
    await expect(pictures(page)).toHaveCount(1);
  });

  test('modules of another browser come as their words', async ({ page }) => {
    await frame(page, 'Drei').focus();
    await paste(frame(page, 'Drei'), {
      'text/html': '<div data-foyer-modules="1-2"><p>Von <b>drüben</b></p></div>',
      'text/plain': 'Von drüben',
    });
    await expect(modules(page)).toHaveCount(3);
    await expect(modules(page).nth(2).locator('strong')).toHaveText('drüben');
  });

  test('what comes where nothing is selected stands at the end of the page', async ({ page, empty }) => {
    await frame(page, 'Eins').focus();
    await page.keyboard.press('Control+c');
    await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
    await page.goto(`${empty}?edit`);
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Control+v');
    await expect(modules(page)).toHaveCount(3);
    await expect(modules(page).last()).toContainText('Eins & zwei');
    await expect(modules(page).last()).toBeFocused();
    await saved(page);
  });

  test('what cannot be pasted is said', async ({ page }) => {
    await frame(page, 'Drei').focus();
    await paste(frame(page, 'Drei'), {});
    await expect(page.getByText('Hier kann nichts aus der Zwischenablage stehen.')).toBeVisible();
    await expect(modules(page)).toHaveCount(2);
  });

  test('modules are cut and pasted where the browser keeps nothing', async ({ page }) => {
    await page.evaluate(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await frame(page, 'Eins').focus();
    await page.keyboard.press('Control+x');
    await expect(modules(page)).toHaveCount(1);
    await frame(page, 'Drei').focus();
    await page.keyboard.press('Control+v');
    await expect(modules(page)).toHaveCount(2);
    await expect(modules(page).nth(1)).toContainText('Eins & zwei');
  });

  test('nothing any more after a logout', async ({ page, empty }) => {
    await frame(page, 'Eins').focus();
    await page.keyboard.press('Control+c');
    await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
    await page.getByRole('region', { name: 'Redaktion' }).getByRole('link', { name: 'Abmelden' }).click();
    await expect(bar(page)).toBeHidden();
    await edit(page, empty);
    await frame(page, 'Drei').focus();
    await tools(page).getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('button', { name: 'Einfügen', exact: true }).click();
    await expect(page.getByText('Hier kann nichts aus der Zwischenablage stehen.')).toBeVisible();
    await expect(modules(page)).toHaveCount(2);
  });
});

/** The smallest document that is one. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
