import { bar, edit, modules } from '../../src/harness/editing.ts';
import { fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

// Panels leave the header room for its small menu only.
test.use({ viewport: { width: 1200, height: 800 } });

test('on paper is the page, and nothing of the editor', async ({ page, empty, contentUrl }) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 1, 'Ein Haus'), rowOf(-4, 1)]);
  await edit(page, empty);
  await modules(page).first().click();
  await bar(page).getByRole('button', { name: 'Gliederung' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-editor-tools], [data-editor-panel]').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('header a[href="#menu"]')).toBeHidden();
  await expect(modules(page).first()).toHaveCSS('outline-style', 'none');
  await expect(page.locator('body')).toHaveCSS('padding-left', '0px');
});
