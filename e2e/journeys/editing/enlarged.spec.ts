import type { Locator, Page } from '@playwright/test';
import { bar, edit } from '../../src/harness/editing.ts';
import { fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const WORDS = '<p>Ein Text, der so lang ist, dass er in einem Fenster, das so klein ist, drei Zeilen hat.</p>';

/** Whether nothing stands over the line in which the caret is. */
const isCaretInSight = (page: Page) =>
  page.evaluate(() => {
    const { x, y, height } = getSelection()!.getRangeAt(0).getBoundingClientRect();
    return height > 0 && document.activeElement!.contains(document.elementFromPoint(x - 2, y + height / 2));
  });

/** Whether its first line is there to be read. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + 12, y + 12));
  });

// A window of 1280 × 1024 that is enlarged four times (WCAG 2.2, 1.4.10).
test.describe('in a window that is enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test.beforeEach(async ({ page, empty, contentUrl }) => {
    const texts = [-3, -4, -5].map((id, at) => textOf(id, -1, at + 1, WORDS));
    await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Ein Haus'), ...texts]);
    await edit(page, empty);
  });

  test('what is written is in sight', async ({ page }) => {
    const text = page.getByRole('textbox', { name: 'Text', exact: true }).nth(1);
    await text.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Und mehr');
    await expect(text).toContainText('Und mehr');
    await expect.poll(() => isCaretInSight(page)).toBe(true);
  });

  test('panels have the window above the bar, and what a dialog offers can be read', async ({ page }) => {
    await bar(page).getByRole('button', { name: 'Mehr' }).press('Enter');
    await bar(page).getByRole('button', { name: 'Seite', exact: true }).press('Enter');
    const title = page.locator('[data-editor-panel]').getByRole('textbox', { name: 'Titel', exact: true });
    await title.focus();
    await expect.poll(() => isInSight(title)).toBe(true);
    await page.getByRole('button', { name: 'Schließen', exact: true }).press('Enter');
    await page.getByRole('textbox', { name: 'Text', exact: true }).first().focus();
    await page
      .locator('[data-editor-tools]')
      .getByRole('button', { name: 'Modul einfügen', exact: true })
      .first()
      .press('Enter');
    const quote = page.getByRole('dialog').getByRole('button', { name: /^Zitat/ });
    await quote.focus();
    await expect.poll(() => isInSight(quote)).toBe(true);
  });
});
