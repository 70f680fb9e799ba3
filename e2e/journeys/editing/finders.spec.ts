import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { bar, edit, insert, publicHtml, publish, saved, tools } from '../../src/harness/editing.ts';
import { draftOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

/** Puts the first module on the page and opens its settings. */
async function begin(page: Page, address: string, module: string) {
  await edit(page, address);
  await page.getByRole('button', { name: 'Modul einfügen' }).click();
  await insert(page, module);
  if (!(await page.getByRole('region', { name: module, exact: true }).isVisible()))
    await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
  return page.getByRole('region', { name: module, exact: true });
}

/** The fields of the one module of the working copy, once the server has them. */
const fields = (contentUrl: string, address: string, model: string) => async () =>
  (await draftOf(contentUrl, address)).rows.find((row) => row.model === model)?.fields ?? {};

test.describe('finding things where they are needed', () => {
  test('a link is found by words, typed as an address, and marked when it leads nowhere', async ({
    page,
    empty,
    contentUrl,
    witness,
  }) => {
    const panel = await begin(page, empty, 'Knopf');
    const address = panel.getByLabel('Adresse', { exact: true });
    const find = panel.getByRole('button', { name: 'Suchen …' }).first();
    const dialog = page.getByRole('dialog', { name: 'Wohin führt der Link?' });
    await find.click();
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type('Besuch');
    await expect(dialog.getByRole('button', { name: /^Besuch/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(find).toBeFocused();
    await expect(address).toHaveValue('/de/besuch');

    await find.click();
    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('button', { name: 'Personen', exact: true }).click();
    await dialog.getByRole('searchbox').fill('Aalund');
    await expect(dialog.getByRole('status')).toHaveText('Ein Treffer');
    await dialog.getByRole('searchbox').press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(address).toHaveValue(/^\/de\/team\/henrike-aalund\/\d+$/);

    await find.click();
    await dialog.getByRole('searchbox').fill('kasse@nordlicht.example');
    await dialog.getByRole('button', { name: 'Zu dieser Adresse' }).click();
    await expect(address).toHaveValue('mailto:kasse@nordlicht.example');

    await address.fill('/de/gibt-es-nicht');
    const link = page.locator('main [data-module] a');
    const mark = () => link.evaluate((element) => getComputedStyle(element, '::before').content);
    await expect.poll(mark).toContain('Link führt ins Leere');
    await expect.poll(fields(contentUrl, empty, 'link')).toMatchObject({ link_url: { de: '/de/gibt-es-nicht' } });
    expect(witness.complaints).toEqual([]);
  });

  test('words of a text become a link to a production', async ({ page, empty }) => {
    await begin(page, empty, 'Text');
    await page.getByRole('textbox', { name: 'Text', exact: true }).and(page.locator('[contenteditable]')).click();
    await page.keyboard.type('Karten');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    const link = page.getByRole('group', { name: 'Link', exact: true });
    await link.getByRole('button', { name: 'Suchen …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wohin führt der Link?' });
    await dialog.getByRole('button', { name: 'Produktionen', exact: true }).click();
    await dialog.getByRole('searchbox').fill('Winterreise');
    await dialog.getByRole('button', { name: /^Winterreise zu zweit/ }).click();
    await expect(link.getByRole('textbox', { name: 'Adresse des Links' })).toHaveValue(/^\/de\/produktionen\//);
    await expect(link.getByRole('button', { name: 'Suchen …' })).toBeFocused();
    await link.getByRole('button', { name: 'Übernehmen' }).click();
    await saved(page);
    await publish(page);
    await expect
      .poll(() => publicHtml(page, empty))
      .toMatch(/<a href="\/de\/produktionen\/winterreise-zu-zweit\/\d+">Karten<\/a>/);
  });

  test('a picture, a film of the house and a venue are found in place', async ({ page, empty, contentUrl }) => {
    let panel = await begin(page, empty, 'Bild');
    await panel.getByRole('button', { name: 'Bild wählen' }).click();
    const pictures = page.getByRole('dialog', { name: 'Bilder' });
    const svg = {
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    };
    await pictures.locator('input[type=file]').setInputFiles(svg);
    await expect(pictures.getByRole('alert')).toHaveText(/^SVG nehmen wir nicht an/);
    await pictures.getByRole('searchbox').fill('Tarasenko');
    await expect(pictures.getByRole('status')).toHaveText('Ein Treffer');
    await pictures.getByRole('button', { name: /Tarasenko/ }).click();
    await expect(page.locator('main [data-module] img')).toHaveAttribute('alt', /Tarasenko/);
    await expect.poll(fields(contentUrl, empty, 'image')).toMatchObject({ image: expect.any(Number) });

    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
    await insert(page, 'Eigener Film');
    panel = page.getByRole('region', { name: 'Eigener Film', exact: true });
    await panel.getByRole('button', { name: 'Suchen …' }).first().click();
    const files = page.getByRole('dialog', { name: 'Dateien' });
    await expect(files.getByRole('status')).toHaveText('2 Treffer');
    await files.getByRole('button', { name: /^Acht Sekunden Licht/ }).click();
    await expect.poll(fields(contentUrl, empty, 'video_selfhosted')).toMatchObject({
      file: expect.stringMatching(/^\/media\//),
    });

    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
    await insert(page, 'Spielort');
    panel = page.getByRole('region', { name: 'Spielort', exact: true });
    await panel.getByRole('button', { name: 'Ort: Suchen …' }).click();
    const venues = page.getByRole('dialog', { name: 'Orte' });
    await venues.getByRole('button', { name: /^Bootshaus am Westufer/ }).click();
    await expect(panel.getByText('Bootshaus am Westufer')).toBeVisible();
    await expect(page.locator('main [data-module]').getByText('Bootshaus am Westufer').first()).toBeVisible();
    await expect(bar(page).getByRole('status')).toHaveText(/^Gespeichert/);
  });
});
