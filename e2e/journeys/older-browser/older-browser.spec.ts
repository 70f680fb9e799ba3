import { demoAddresses } from '../../src/harness/demo-content.ts';
import { bar } from '../../src/harness/editing.ts';
import { fillLogin } from '../../src/harness/log-in.ts';
import { asOlderBrowser } from '../../src/harness/older-browser.ts';
import { field, fileField, fill, formWithFile, PDF, send } from '../../src/harness/press-form.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

test.describe('a telephone whose browser is from the beginning of 2022', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  // The witness has to see it from the beginning.
  test.beforeEach(async ({ context, page, witness: _ }) => {
    await asOlderBrowser(context);
    await page.goto('/de/programm');
    // Else the rest says nothing.
    expect(await page.evaluate(() => ['size' in URLSearchParams.prototype, 'toSorted' in Array.prototype])).toEqual([
      false,
      false,
    ]);
    await interactive(page);
  });

  test.afterEach(({ witness }) => expect(witness.complaints).toEqual([]));

  test('filters the programme, reads on, and comes back', async ({ page }) => {
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('group', { name: 'Ort' }).getByText('Große Bühne').click();
    await expect(page).toHaveURL(/\?room=\d+$/);
    await drawer.getByRole('button', { name: /Termine? zeigen$/ }).click();
    const rows = page.locator('main li[data-status]');
    await expect(rows.filter({ hasText: 'Große Bühne' })).toHaveCount(await rows.count());
    await rows.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/de\/programm\/[\w-]+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?room=\d+$/);
    await expect(rows.first()).toBeVisible();
  });

  test('opens the menu, and searches in the other language', async ({ page }) => {
    await page.locator('header a[hreflang="en"]:visible').click();
    await expect(page).toHaveURL('/en/program');
    await page.locator('a[href="#menu"]').click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Productions', exact: true }).click();
    await expect(page).toHaveURL('/en/productions');
    await page.goto('/en/search');
    await interactive(page);
    await page.getByRole('main').getByRole('combobox').fill('glass');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/search\?q=glass$/);
    await expect(page.getByRole('main').getByRole('link', { name: /glass/i }).first()).toBeVisible();
  });

  test('reads on in the magazine, and sends a form with a file', async ({ page, request, contentUrl }) => {
    const { article, contentPage } = await demoAddresses(request);
    for (const address of [article, contentPage]) {
      await page.goto(address);
      await interactive(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(await formWithFile(contentUrl));
    await interactive(page);
    await fill(page, 'Ada Altgerät');
    await field(page, /^E-Mail/).fill('ada@foerdeblatt.example');
    await fileField(page).setInputFiles({ name: 'presseausweis.pdf', mimeType: 'application/pdf', buffer: PDF });
    await send(page).click();
    await expect(page.locator('main [role=status]')).toContainText('Vielen Dank!');
  });

  test('edits a page', async ({ page }) => {
    await page.goto('/de/besuch?edit');
    await fillLogin(page);
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  });
});
