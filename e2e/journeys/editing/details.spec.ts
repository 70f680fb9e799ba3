import type { Page } from '@playwright/test';
import { bar, edit, insert, modules, publicHtml, publish, saved } from '../../src/harness/editing.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { expect, test } from '../../src/harness/test.ts';

/** The German address of a thing of the demo house. */
const addressOf = async (page: Page, list: string, index: number) =>
  ((await (await page.request.get(`/de/api/${list}/`)).json()) as { results: { urls: { de: string } }[] }).results[
    index
  ]!.urls.de;

test.describe('editing in place, beyond pages', () => {
  for (const list of ['events', 'productions', 'articles', 'persons', 'series-list']) {
    test(`modules of ${list} are written where they stand, and published`, async ({ page, witness }) => {
      const address = await addressOf(page, list, 1);
      await edit(page, address);
      await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
      await insert(page, 'Überschrift');
      await expect(page.locator('main [role=textbox]:focus')).toHaveAccessibleName('Überschrift');
      // Without waiting for the text that Enter makes.
      await page.keyboard.type('Dazu');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Ein Wort mehr.');
      await expect(modules(page).filter({ hasText: 'Ein Wort mehr.' })).toBeVisible();
      await saved(page);
      expect(await publicHtml(page, address)).not.toContain('Ein Wort mehr.');
      await publish(page);
      await expect.poll(() => publicHtml(page, address)).toContain('<p>Ein Wort mehr.</p>');
      await bar(page).getByRole('button', { name: 'Fertig' }).click();
      await expect(page.getByText('Ein Wort mehr.')).toBeVisible();
      expect(witness.complaints).toEqual([]);
    });
  }

  test('what an article has besides words and pictures is there for visitors, too', async ({ page, witness }) => {
    const address = await addressOf(page, 'articles', 2);
    await edit(page, address);
    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
    await insert(page, 'Fragen');
    await expect(page.locator('main [role=textbox]:focus')).toBeVisible();
    await page.keyboard.type('Wer darf hinein?');
    await saved(page);
    await publish(page);
    await expect.poll(() => publicHtml(page, address)).toContain('Wer darf hinein?');
    await bar(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByText('Wer darf hinein?')).toBeVisible();
    expect(witness.complaints).toEqual([]);
  });

  test('the sections of a production are put into order, for visitors too', async ({ page, contentUrl }) => {
    const address = await addressOf(page, 'productions', 2);
    const place = (html: string) => html.indexOf('Mitwirkende') - html.indexOf('>Termine<');
    await edit(page, address);
    expect(place(await publicHtml(page, address))).toBeGreaterThan(0);
    await bar(page).getByRole('button', { name: 'Gliederung' }).click();
    for (let steps = 0; steps < 3; steps += 1)
      await page.getByRole('button', { name: 'Nach oben: Mitwirkende' }).click();
    await expect(page.getByRole('button', { name: 'Nach oben: Mitwirkende' })).toBeDisabled();
    await expect.poll(async () => place(await publicHtml(page, address))).toBeLessThan(0);
    // By dragging and by keys on the handle, too.
    const handle = (name: string) => page.getByRole('button', { name: `Ziehen: ${name}` });
    const names = () =>
      page
        .getByRole('button', { name: /^Ziehen: / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(': ')[1]));
    const [first = '', second = ''] = await names();
    expect(first).toBe('Mitwirkende');
    await handle('Mitwirkende').dragTo(handle(second));
    await expect.poll(names).toEqual([second, first, ...(await names()).slice(2)]);
    await expect(page.getByRole('button', { name: 'Nach unten: Mitwirkende' })).toBeEnabled();
    await handle('Mitwirkende').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await names())[0]).toBe('Mitwirkende');
    await expect(handle('Mitwirkende')).toBeFocused();
    const admin = await logInAt(contentUrl, 'admin');
    await admin.send('PUT', `/de/api/back-office/productions/${address.split('/').at(-1)}/`, { section_order: [] });
  });
});
