import type { ModuleRow } from '@foyer/shared/modules';
import { bar, edit, modules, tools } from '../../src/harness/editing.ts';
import { fill, headlineOf, rowOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';
import type { Locator } from '@playwright/test';
import { tooWide } from '../../src/harness/too-wide.ts';

const LONG = 'Karten für Donaudampfschifffahrtsgesellschaftskapitäne';
const link = {
  ...{ id: -3, parent: -1, column: 0, position: 2, model: 'link', slug: 'link3' },
  fields: { link_text: { de: LONG, en: LONG }, link_url: { de: 'https://a.example', en: 'https://a.example' } },
};

/** A link to a place, so short that it is narrower than what stands around its frame. */
const shortLink = (id: number, position: number): ModuleRow => ({
  ...{ id, parent: -4, column: 0, position, model: 'link', slug: `link${-id}` },
  fields: { link_text: { de: 'Ab', en: 'To' }, link_url: '#a', link: { url: '#a' } },
});
const places: ModuleRow = {
  id: -4,
  parent: -1,
  column: 0,
  position: 0,
  model: 'anchor_list',
  slug: 'places',
  fields: {},
};

const boxOf = async (target: Locator) => (await target.boundingBox())!;

test.describe('with a finger, 320 px wide', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test.beforeEach(async ({ page, empty, contentUrl }) => {
    await fill(contentUrl, empty, [
      ...[rowOf(-1, 0), places, shortLink(-5, 0), shortLink(-6, 1)],
      ...[headlineOf(-2, -1, 1, 'Ein Haus'), link],
    ]);
    await edit(page, empty);
  });

  test('what stays in the bar fits in it, and a long word makes the page no wider', async ({ page }) => {
    await expect(bar(page).getByRole('button', { name: 'Veröffentlichen' })).toBeInViewport({ ratio: 1 });
    expect(await tooWide(page)).toEqual([]);
  });

  test('what stands around a very small module is seen as a whole, and covers no other', async ({ page }) => {
    const links = page.getByRole('group', { name: 'Knopf: Ab' });
    await expect(links).toHaveCount(2);
    const [first, second] = [links.first(), links.last()];
    await first.tap();
    const [before, after] = ['Modul einfügen (davor)', 'Modul einfügen'].map((name) =>
      first.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    for (const button of [before, after]) await expect(button).toBeInViewport({ ratio: 1 });
    const name = await boxOf(first.getByText('Knopf', { exact: true }));
    expect(name.x + name.width).toBeLessThanOrEqual((await boxOf(before)).x);
    const row = await boxOf(tools(page));
    for (const other of [modules(page).filter({ hasText: 'Ein Haus' }), second])
      expect(row.y).toBeGreaterThan((await boxOf(other)).y + (await boxOf(other)).height);
    expect(await tooWide(page)).toEqual([]);
  });

  test('whether all is saved stands below a sheet, which can be closed however long it is', async ({ page }) => {
    await modules(page).filter({ hasText: 'Ein Haus' }).tap();
    await tools(page).getByRole('button', { name: 'Einstellungen' }).tap();
    const panel = page.locator('[data-editor-panel=right]');
    await panel.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    const [sheet, said] = [await panel.boundingBox(), await bar(page).getByRole('status').boundingBox()];
    expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(said!.y);
    await panel.getByRole('button', { name: 'Schließen' }).tap();
    await expect(panel).toBeHidden();
  });
});
