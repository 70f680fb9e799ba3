import { randomUUID } from 'node:crypto';
import { axeFaults } from '../../src/harness/axe.ts';
import { expect } from '../../src/harness/test.ts';
import { anonymous, bar, edit, insert, insertHeadline, saved, test } from './steps.ts';

test.describe('a link to the working copy', () => {
  test('shows it in server HTML to who has it, to nobody else, and to nobody once it is revoked', async ({
    page,
    empty,
  }) => {
    // As over plain HTTP.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await edit(page, empty);
    await insertHeadline(page, 'Noch geheim');
    await saved(page);
    await bar(page).getByRole('button', { name: 'Vorschau teilen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vorschau teilen' });
    const link = await dialog.getByRole('textbox', { name: 'Link zur Vorschau' }).inputValue();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kopieren' }).click();
    await expect(dialog.getByText(/Kopiert\.$/)).toBeVisible();

    const shown = await anonymous(page, link);
    expect([shown.status(), shown.headers()['cache-control'], shown.headers()['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    const html = await shown.text();
    expect(html).toContain('Noch geheim');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    // Whoever asks without it, before and after, gets what is online.
    expect(await (await anonymous(page, empty)).text()).not.toContain('Noch geheim');
    expect((await anonymous(page, `${link}x`)).status()).toBe(404);

    // What is typed now is there at once.
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' bis morgen');
    await saved(page);
    await expect.poll(async () => (await anonymous(page, link)).text()).toContain('Noch geheim bis morgen');

    await bar(page).getByRole('button', { name: 'Vorschau teilen' }).click();
    await dialog.getByRole('button', { name: /^Widerrufen: / }).click();
    await dialog.getByRole('button', { name: 'Widerrufen', exact: true }).click();
    await expect(dialog.getByText('Zurzeit gilt kein Link.')).toBeVisible();
    expect((await anonymous(page, link)).status()).toBe(404);
    // The button has gone; what stood after it has the focus, and a button that waits for an answer has it again.
    await expect(dialog.getByRole('combobox')).toBeFocused();
    const make = dialog.getByRole('button', { name: 'Link anlegen' });
    await make.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Link zur Vorschau' })).toBeVisible();
    await expect(make).toBeFocused();
  });

  test('opens in a browser as the page does, without a complaint', async ({ page, empty, browser, witness }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Zum Ansehen');
    await saved(page);
    await bar(page).getByRole('button', { name: 'Vorschau teilen' }).click();
    const link = await page.getByRole('textbox', { name: 'Link zur Vorschau' }).inputValue();
    const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const guest = await other.newPage();
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Zum Ansehen' })).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Redaktion' })).toBeHidden();
    await other.close();
    expect(witness.complaints).toEqual([]);
  });

  for (const list of ['events', 'articles'])
    test(`of ${list} shows it in both languages, also when the language is switched there`, async ({
      page,
      browser,
      witness,
    }) => {
      const answer = await page.request.get(`/de/api/${list}/`);
      const { results } = (await answer.json()) as { results: { urls: { de: string } }[] };
      const address = results[0]!.urls.de;
      // What an earlier try has left there reads otherwise.
      const words = `Noch geheim ${randomUUID()}`;
      await edit(page, address);
      await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
      await insert(page, 'Zitat');
      await page.keyboard.type(words);
      await bar(page).getByRole('button', { name: 'Sprachen' }).click();
      await page.getByRole('button', { name: 'Aus dem Deutschen übernehmen' }).first().click();
      await saved(page);
      await bar(page).getByRole('button', { name: 'Vorschau teilen' }).click();
      const link = await page.getByRole('textbox', { name: 'Link zur Vorschau' }).inputValue();
      const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const guest = await other.newPage();
      await guest.goto(link);
      await expect(guest.getByText(words)).toBeVisible();
      const token = new URL(link).searchParams.get('preview') ?? '';
      await guest.getByRole('link', { name: 'English' }).first().click();
      await expect(guest).toHaveURL(
        (url) => url.pathname.startsWith('/en/') && url.searchParams.get('preview') === token,
      );
      await expect(guest.locator('html')).toHaveAttribute('lang', 'en');
      await expect(guest.getByText(words)).toBeVisible();
      const html = await (await anonymous(page, guest.url())).text();
      expect(html).toContain(words);
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      for (const seen of [address, new URL(guest.url()).pathname]) {
        const visited = await (await anonymous(page, seen)).text();
        expect(visited).not.toContain(words);
        expect(visited).not.toContain(token);
      }
      for (const forged of [`${token}x`, '%00', 'x'.repeat(2000)])
        expect((await anonymous(page, `${address}?preview=${forged}`)).status()).toBe(404);
      await other.close();
      expect(witness.complaints).toEqual([]);
    });
});
