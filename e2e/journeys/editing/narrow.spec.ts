import { bar, edit, modules, tools } from '../../src/harness/editing.ts';
import { fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';

const LONG = 'Karten für Donaudampfschifffahrtsgesellschaftskapitäne';
const link = {
  ...{ id: -3, parent: -1, column: 0, position: 2, model: 'link', slug: 'link3' },
  fields: { link_text: { de: LONG, en: LONG }, link_url: { de: 'https://a.example', en: 'https://a.example' } },
};

test.describe('with a finger, 320 px wide', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 1, 'Ein Haus'), link]);
    await edit(page, empty);
  });

  test('what stays in the bar fits in it, and a long word makes the page no wider', async ({ page }) => {
    await expect(bar(page).getByRole('button', { name: 'Veröffentlichen' })).toBeInViewport({ ratio: 1 });
    expect(await tooWide(page)).toEqual([]);
  });

  test('whether all is saved stands below a sheet, which can be closed however long it is', async ({ page }) => {
    await modules(page).first().tap();
    await tools(page).getByRole('button', { name: 'Einstellungen' }).tap();
    const panel = page.locator('[data-editor-panel=right]');
    await panel.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    const [sheet, said] = [await panel.boundingBox(), await bar(page).getByRole('status').boundingBox()];
    expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(said!.y);
    await panel.getByRole('button', { name: 'Schließen' }).tap();
    await expect(panel).toBeHidden();
  });
});
