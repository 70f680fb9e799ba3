import type { Page } from '@playwright/test';
import { edit, modules, tools } from '../../src/harness/editing.ts';
import { fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const order = (page: Page) => modules(page).locator('[data-field=content]').allTextContents();

test('a drag that is cancelled moves nothing, and leaves nothing on the page', async ({ page, empty, contentUrl }) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Eins'), headlineOf(-3, -1, 1, 'Zwei')]);
  await edit(page, empty);
  await modules(page).last().click();
  await tools(page).getByRole('button', { name: 'Ziehen' }).hover();
  await page.mouse.down();
  const { x, y } = (await modules(page).first().boundingBox())!;
  await expect(async () => {
    await page.mouse.move(x + 200, y + 4, { steps: 3 });
    await page.mouse.move(x + 200, y + 2, { steps: 3 });
    await expect(page.locator('[data-editor-mark]')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-dragging], [data-editor-mark]')).toHaveCount(0);
  await page.mouse.up();
  expect(await order(page)).toEqual(['Eins', 'Zwei']);
  await expect(modules(page).last()).toBeFocused();
});
