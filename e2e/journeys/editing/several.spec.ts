import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { bar, edit, modules, saved, tools } from '../../src/harness/editing.ts';
import { fill, headlineOf, makePage, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const WORDS = ['Eins', 'Zwei', 'Drei', 'Vier'];

/** The words of the modules on the page, in their order. */
const order = (page: Page) => modules(page).locator('[data-field=content]').allTextContents();
const frame = (page: Page, words: string) => modules(page).filter({ hasText: words }).first();
/** Beside the words of a module, within its frame. */
const BESIDE = { position: { x: 2, y: 2 } };

test.describe('several modules at once', () => {
  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [
      rowOf(-1, 0),
      ...WORDS.map((words, index) => headlineOf(-10 - index, -1, index, words)),
    ]);
    await edit(page, empty);
    await expect.poll(() => order(page)).toEqual(WORDS);
  });

  test('are selected by pointer, and moved, copied and removed as one step', async ({ page, witness }) => {
    await frame(page, 'Eins').click(BESIDE);
    await frame(page, 'Drei').click({ ...BESIDE, modifiers: ['Shift'] });
    await expect(page.locator('[data-selected]')).toHaveCount(3);
    await expect(page.getByText('3 Module ausgewählt')).toBeAttached();
    await frame(page, 'Zwei').click({ ...BESIDE, modifiers: ['Control'] });
    await expect(page.locator('[data-selected]')).toHaveCount(2);
    expect(await axeFaults(page)).toEqual([]);

    await tools(page).getByRole('button', { name: 'Nach unten' }).click();
    await expect.poll(() => order(page)).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toEqual(WORDS);
    await page.keyboard.press('Control+y');
    await expect.poll(() => order(page)).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);

    await frame(page, 'Eins').click(BESIDE);
    await frame(page, 'Drei').click({ ...BESIDE, modifiers: ['Control'] });
    await tools(page).getByRole('button', { name: 'Duplizieren' }).click();
    await expect.poll(() => order(page)).toEqual(['Zwei', 'Vier', 'Eins', 'Drei', 'Eins', 'Drei']);
    await expect(page.getByText('2 Module dupliziert.')).toBeVisible();
    await tools(page).getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => order(page)).toEqual(['Zwei', 'Vier', 'Eins', 'Drei']);
    await bar(page).getByRole('button', { name: 'Verlauf' }).click();
    await expect(page.getByRole('button', { name: /^2 Module gelöscht/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^2 Module dupliziert/ })).toBeVisible();
    await saved(page);
    expect(witness.complaints).toEqual([]);
  });

  test('are selected by keys on the page and in the outline, and go to another page', async ({
    page,
    contentUrl,
    context,
  }, info) => {
    await frame(page, 'Zwei').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.locator('[data-selected]')).toHaveCount(3);
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.locator('[data-selected]')).toHaveCount(2);
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => order(page)).toEqual(['Zwei', 'Drei', 'Eins', 'Vier']);
    await page.keyboard.press('Control+c');
    await expect(page.getByText('2 Module in die Zwischenablage kopiert.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-selected]')).toHaveCount(1);

    await bar(page).getByRole('button', { name: 'Gliederung' }).click();
    const item = (words: string) => page.getByRole('treeitem', { name: `Überschrift: ${words}`, exact: true });
    await item('Eins').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(item('Vier')).toBeFocused();
    await expect(item('Eins')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Delete');
    await expect.poll(() => order(page)).toEqual(['Zwei', 'Drei']);
    await expect(page.getByText('2 Module gelöscht.')).toBeVisible();
    await saved(page);

    // In another window, on another page.
    const other = await makePage(contentUrl, `probe-other-${info.workerIndex}`);
    await fill(contentUrl, other.address, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Schon da')]);
    const second = await context.newPage();
    await second.goto(`${other.address}?edit`);
    await frame(second, 'Schon da').focus();
    await second.keyboard.press('Control+v');
    await expect.poll(() => order(second)).toEqual(['Schon da', 'Zwei', 'Drei']);
    await expect(second.locator('[data-selected]')).toHaveCount(2);
    await second.keyboard.press('Control+z');
    await expect.poll(() => order(second)).toEqual(['Schon da']);
    await saved(second);
    await other.drop();
  });

  test('rows are copied and moved with everything in them', async ({ page }) => {
    await bar(page).getByRole('button', { name: 'Gliederung' }).click();
    const rows = page.getByRole('treeitem', { name: 'Reihe 100' });
    await rows.first().focus();
    await page.keyboard.press('Control+d');
    await expect.poll(() => order(page)).toEqual([...WORDS, ...WORDS]);
    await rows.first().click();
    await rows.nth(1).click({ modifiers: ['Shift'] });
    await expect(page.locator('[data-selected]')).toHaveCount(2);
    await page.keyboard.press('Control+d');
    await expect.poll(() => order(page)).toEqual([...WORDS, ...WORDS, ...WORDS, ...WORDS]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toEqual([...WORDS, ...WORDS]);
    await saved(page);
  });
});
