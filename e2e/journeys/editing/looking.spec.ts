import { bar, edit, insert, insertHeadline, modules, saved, test, tools } from '../publishing/steps.ts';
import { axeFaults } from '../../src/harness/axe.ts';
import { PIXEL } from '../../src/harness/paste.ts';
import { expect } from '../../src/harness/test.ts';

test.describe('looking at the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('in narrower windows, as a visitor and at another time, and back to where one writes', async ({
    page,
    empty,
    witness,
  }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Von hier');
    await page
      .getByRole('toolbar', { name: 'Modul', exact: true })
      .getByRole('button', { name: 'Einstellungen' })
      .click();
    await bar(page).getByRole('button', { name: 'Gliederung' }).click();
    await page.getByRole('treeitem', { name: 'Reihe 100' }).click();
    await page.getByRole('region', { name: 'Reihe 100' }).getByRole('button', { name: '50 – 50' }).click();
    await expect(page.locator('main [data-column]')).toHaveCount(2);
    await saved(page);
    await bar(page).getByRole('button', { name: 'Ansicht' }).click();
    const panel = page.getByRole('region', { name: 'Ansicht' });
    const widthOf = () =>
      page
        .locator('main [data-rows]')
        .first()
        .evaluate((rows) => rows.clientWidth);
    await panel.getByRole('radio', { name: '360 Bildpunkte' }).check();
    await expect.poll(widthOf).toBe(360);
    // Columns stand below each other there.
    const columns = await page
      .locator('main [data-column]')
      .evaluateAll((all) => all.slice(-2).map((column) => column.getBoundingClientRect().left));
    expect(columns[0]).toBe(columns[1]);
    expect(await axeFaults(page)).toEqual([]);
    await panel.getByRole('radio', { name: 'Ganz' }).check();

    await panel.getByLabel('Als Besucher').check();
    const seen = page.locator('main [data-beside=seen]');
    await expect(seen.getByRole('heading', { name: 'Von hier' })).toBeVisible();
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
    await panel.getByLabel('Als Besucher').uncheck();
    await panel.getByLabel('Wie am (Uhrzeit in Berlin)', { exact: true }).fill('2026-12-24T18:00');
    await expect(seen.getByRole('heading', { name: 'Von hier' })).toBeVisible();
    await panel.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page.locator('main').getByRole('textbox', { name: 'Überschrift', exact: true })).toHaveText(
      'Von hier',
    );
    expect(witness.complaints).toEqual([]);
  });

  test('what comes online later is seen at its time', async ({ page, empty }) => {
    await edit(page, empty);
    await page.getByRole('button', { name: 'Modul einfügen' }).first().click();
    await insert(page, 'Auftakt');
    await page.locator('main').getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await page.keyboard.type('Weihnachten im Haus');
    await page
      .getByRole('toolbar', { name: 'Modul', exact: true })
      .getByRole('button', { name: 'Einstellungen' })
      .click();
    await page.getByLabel('Online ab').fill('2090-12-24T18:00');
    await expect(page.getByText('Uhrzeit in Berlin', { exact: true })).toHaveCount(2);
    await saved(page);
    await bar(page).getByRole('button', { name: 'Ansicht' }).click();
    const panel = page.getByRole('region', { name: 'Ansicht' });
    const seen = page.locator('main [data-beside=seen]');
    await panel.getByLabel('Als Besucher').check();
    await expect(seen.getByText('Weihnachten im Haus')).toHaveCount(0);
    await panel.getByLabel('Wie am').fill('2090-12-24T18:01');
    await expect(seen.getByText('Weihnachten im Haus')).toBeVisible();
  });
});

test('a picture that is dropped on a module stands in it, one that is pasted after it', async ({ page, empty }) => {
  await edit(page, empty);
  await page.getByRole('button', { name: 'Modul einfügen' }).first().click();
  await insert(page, 'Bild');
  await expect(modules(page)).toHaveCount(1);
  const carry = (kind: 'drop' | 'paste') =>
    modules(page)
      .last()
      .evaluate(
        (frame, [pixel = '', event]) => {
          const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], 'punkt.png', { type: 'image/png' }));
          frame.dispatchEvent(
            event === 'drop'
              ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          );
        },
        [PIXEL, kind],
      );
  await carry('drop');
  await expect(modules(page).locator('img')).toHaveCount(1);
  await saved(page);
  await carry('paste');
  await expect(modules(page).locator('img')).toHaveCount(2);
  await bar(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(modules(page)).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Prüfen' }).click();
  const panel = page.getByRole('region', { name: 'Prüfen' });
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'Bild ohne Alternativtext' })
    .getByRole('button', { name: 'Als Schmuckbild kennzeichnen' })
    .click();
  await expect(panel.getByText('Bild ohne Alternativtext')).toBeHidden();
  await saved(page);
});

for (const width of [360, 768])
  test(`the tools of a module stay on a page of ${width} pixels, wherever the module stands`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await edit(page, '/de/besuch');
    const onPage = () =>
      tools(page).evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        const around = document.querySelector('main')!.getBoundingClientRect();
        return left >= around.left && right <= around.right;
      });
    for (const words of ['Öffnungszeiten', 'Häufige Fragen', 'Orte']) {
      await page
        .locator('main [data-field]', { hasText: new RegExp(`^${words}$`) })
        .first()
        .click();
      await expect.poll(onPage, words).toBe(true);
    }
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
    if (width > 360) await expect.poll(onPage, 'beside its settings').toBe(true);
  });

test('the bar and the header of the site fit between two panels', async ({ page, empty }) => {
  await edit(page, empty);
  await page.getByRole('button', { name: 'Modul einfügen' }).first().click();
  await insert(page, 'Überschrift');
  await page
    .getByRole('toolbar', { name: 'Modul', exact: true })
    .getByRole('button', { name: 'Einstellungen' })
    .click();
  await bar(page).getByRole('button', { name: 'Gliederung' }).click();
  for (const width of [1024, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const publish = bar(page).getByRole('button', { name: 'Veröffentlichen' });
    await expect
      .poll(() => publish.evaluate((button) => innerWidth - button.getBoundingClientRect().right), `at ${width} pixels`)
      .toBeGreaterThanOrEqual(16);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await expect(page.locator('header a[href="#menu"]')).toBeVisible({ visible: width < 1536 });
    await expect(menu).toBeVisible({ visible: width >= 1536 });
  }
});
