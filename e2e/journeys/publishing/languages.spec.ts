import { axeFaults } from '../../src/harness/axe.ts';
import { fill, rowOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';
import { anonymous, bar, edit, insertHeadline, saved, test } from './steps.ts';

test.describe('both languages', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('stand beside each other; what is missing is marked, taken over, and published by itself', async ({
    page,
    empty,
    witness,
  }) => {
    const english = empty.replace('/de/', '/en/');
    await edit(page, empty);
    await insertHeadline(page, 'Guten Tag');
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    const other = page.locator('main [data-beside]');
    await expect(other).toHaveAttribute('lang', 'en');
    const field = other.getByRole('textbox', { name: 'Überschrift', exact: true });
    await expect(other.getByText('Fehlt noch')).toBeVisible();
    // Rows of both begin at the same height.
    const heights = await page
      .locator('main [data-container]')
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
    expect(heights[0]).toBe(heights[1]);

    await other.getByRole('button', { name: 'Aus dem Deutschen übernehmen' }).click();
    await expect(field).toHaveText('Guten Tag');
    await expect(other.getByText('Fehlt noch')).toBeHidden();
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Good "day"');
    await expect(field).toHaveText('Good “day”');
    // The page itself has not changed, and the tools are where one writes.
    await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true }).first()).toHaveText('Guten Tag');
    await expect(other.getByRole('toolbar', { name: 'Modul' })).toBeVisible();
    await expect(page.getByRole('toolbar', { name: 'Modul' })).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    await saved(page);

    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
    await dialog.getByLabel('Sprachen').selectOption({ label: 'Nur Deutsch' });
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect(page.getByText('Veröffentlicht.')).toBeVisible();
    await expect.poll(async () => (await anonymous(page, empty)).text()).toContain('Guten Tag');
    expect(await (await anonymous(page, english)).text()).not.toContain('Good');

    // The rest is still there to be published.
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(dialog.getByText('Eine Änderung ist noch nicht öffentlich.')).toBeVisible();
    await dialog.getByLabel('Sprachen').selectOption({ label: 'Nur Deutsch' });
    await expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
    await dialog.getByLabel('Sprachen').selectOption({ label: 'Deutsch und Englisch' });
    await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
    await expect.poll(async () => (await anonymous(page, english)).text()).toContain('Good “day”');

    // What is changed in one language alone is older in the other.
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' zusammen');
    await expect(other.getByText('Älter als das Deutsche')).toBeVisible();
    await other.getByRole('button', { name: 'Unterschied zeigen' }).click();
    await expect(other.locator('ins')).toHaveText(' zusammen');
    // It may be right all the same, until the other one changes again.
    await other.getByRole('button', { name: 'Passt so' }).click();
    await expect(other.getByText('Älter als das Deutsche')).toBeHidden();
    await bar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect(other.getByText('Älter als das Deutsche')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Wiederholen' }).click();
    await expect(other.getByText('Älter als das Deutsche')).toBeHidden();
    await saved(page);
    // The edit mode is in the address.
    await page.reload();
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    await expect(other.getByRole('textbox', { name: 'Überschrift', exact: true })).toBeVisible();
    await expect(other.getByText('Älter als das Deutsche')).toBeHidden();
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(other.getByText('Älter als das Deutsche')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    await expect(other).toHaveCount(0);
    await saved(page);
    expect(witness.complaints).toEqual([]);
  });

  test('stay where they are when settings of the page are saved by whoever writes in the other one', async ({
    page,
    empty,
  }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Guten Tag');
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    await page.locator('main [data-beside]').getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await page.keyboard.type('Good day');
    await bar(page).getByRole('button', { name: 'Seite', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Seite', exact: true });
    const loaded = page.waitForResponse(/\/de\/pageeditor-api\/page\//);
    await panel.getByLabel('Überschrift').fill('Good evening');
    await panel.getByRole('button', { name: 'Speichern' }).click();
    // The page is loaded anew, where it is called by then.
    await loaded;
    await expect(page).toHaveURL(/\/de\//);
    await expect(page.locator('main [data-beside]')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main [data-beside]')).toContainText('Good evening');
  });
});

test.describe('both languages on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('are a switch that keeps the place', async ({ page, empty }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Nur hier');
    await saved(page);
    const place = () =>
      page.locator('main [data-module]:visible').evaluate((frame) => Math.round(frame.getBoundingClientRect().top));
    const before = await place();
    await bar(page).getByRole('button', { name: 'Mehr' }).click();
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    const field = page.locator('main').getByRole('textbox', { name: 'Überschrift', exact: true });
    await expect(field).toBeEmpty();
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
    await field.click();
    await page.keyboard.type('Only here');
    await bar(page).getByRole('button', { name: 'Mehr' }).click();
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    await expect(field).toHaveText('Nur hier');
    await saved(page);
  });

  test('what a button lacks is mended in it, without going where it leads', async ({ page, empty, contentUrl }) => {
    const fields = { link_text: { de: 'Karten kaufen', en: '' }, link_url: '/de/programm' };
    const link = { id: -2, parent: -1, column: 0, position: 0, model: 'link', slug: 'link2', fields };
    await fill(contentUrl, empty, [rowOf(-1, 0), link]);
    await edit(page, empty);
    await bar(page).getByRole('button', { name: 'Mehr' }).click();
    await bar(page).getByRole('button', { name: 'Sprachen' }).click();
    const words = page.locator('main').getByRole('textbox', { name: 'Beschriftung', exact: true });
    const take = page.getByRole('button', { name: 'Aus dem Deutschen übernehmen' });
    await expect(take).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    for (const act of [() => take.press('Enter'), () => take.click()]) {
      await act();
      await expect(words).toHaveText('Karten kaufen');
      await saved(page);
      await page.keyboard.press('Control+z');
      await expect(take).toBeVisible();
    }
    await expect(page).toHaveURL(new RegExp(`${empty}\\?edit$`));
  });
});
