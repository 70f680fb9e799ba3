import type { Locator, Page } from '@playwright/test';
import type { ModuleRow } from '@foyer/shared/modules';
import { workingCopies } from '../../src/harness/drafts.ts';
import { bar, edit, saved, tools } from '../../src/harness/editing.ts';
import { draftOf, dropPage, fill, makePage, rowOf, textOf } from '../../src/harness/own-page.ts';
import { expect, test } from '../../src/harness/test.ts';

/** Only what never comes takes so long, in milliseconds: how soon it is known is what the test of the presence store says. */
const KNOWN_WITHIN = 30_000;

const question = (page: Page) => page.getByRole('dialog', { name: 'Das hier hat jemand gelöscht' });

/** Writes on a page that somebody else deletes meanwhile, and goes on: "Vorher und nachher, und dann". @returns where it was */
async function loseWhileWriting(page: Page, contentUrl: string, name: string): Promise<string> {
  const { address, drop } = await makePage(contentUrl, name);
  await fill(contentUrl, address, [rowOf(-1, 0), textOf(-2, -1, 0, '<p>Vorher</p>')]);
  await edit(page, address);
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' und nachher');
  await saved(page);
  await drop();
  await expect(question(page)).toBeVisible({ timeout: KNOWN_WITHIN });
  await question(page).getByRole('button', { name: 'Hier bleiben' }).press('Enter');
  await page.keyboard.type(', und dann');
  return address;
}

/** Until the new page is loaded: it may have the address of the one that is gone, and look like it. */
async function make(page: Page, making: Locator): Promise<void> {
  const loaded = page.waitForEvent('load');
  await making.getByRole('button', { name: 'Seite anlegen' }).click();
  await loaded;
}

test('what somebody deletes while it is edited becomes a page of its own, with all that was written', async ({
  page,
  contentUrl,
}, { testId, workerIndex }) => {
  const name = `gone-${workerIndex}-${testId}`;
  const address = await loseWhileWriting(page, contentUrl, name);
  await expect(bar(page).getByRole('status')).toContainText('steht noch hier');
  await bar(page).getByRole('button', { name: 'Veröffentlichen' }).press('Enter');
  await question(page).getByRole('button', { name: 'Neue Seite daraus machen' }).press('Enter');

  const making = page.getByRole('dialog', { name: 'Neue Seite' });
  await expect(making.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Probe');
  for (const path of ['Pfad', 'Pfad auf Englisch'])
    await making.getByRole('textbox', { name: path, exact: true }).fill(name);
  await make(page, making);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveText('Vorher und nachher, und dann');
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('.');
  await saved(page);
  await expect
    .poll(async () => JSON.stringify((await draftOf(contentUrl, address)).rows))
    .toContain('Vorher und nachher, und dann.');

  await dropPage(contentUrl, name);
});

test('half an address goes along to the new page, to be mended there', async ({ page, contentUrl }, {
  testId,
  workerIndex,
}) => {
  const name = `gone-${workerIndex}-${testId}`;
  const { address, drop } = await makePage(contentUrl, name);
  const button: ModuleRow = {
    ...{ id: -2, parent: -1, column: 0, position: 0, model: 'link', slug: 'link2' },
    fields: { link_text: { de: 'Hin', en: 'There' }, link: { url: { de: '/de/besuch', en: '/en/visit' } } },
  };
  await fill(contentUrl, address, [rowOf(-1, 0), button]);
  await edit(page, address);
  await page.getByRole('textbox', { name: 'Beschriftung', exact: true }).focus();
  await tools(page).getByRole('button', { name: 'Einstellungen' }).press('Enter');
  const link = page.locator('[data-editor-panel=right]').getByRole('textbox', { name: 'Link', exact: true });
  await link.fill('https://');
  await expect(bar(page).getByRole('status')).toContainText('Nicht gespeichert');
  await drop();

  await expect(question(page)).toBeVisible({ timeout: KNOWN_WITHIN });
  await question(page).getByRole('button', { name: 'Neue Seite daraus machen' }).press('Enter');
  const making = page.getByRole('dialog', { name: 'Neue Seite' });
  for (const path of ['Pfad', 'Pfad auf Englisch'])
    await making.getByRole('textbox', { name: path, exact: true }).fill(name);
  await make(page, making);
  await page.getByRole('textbox', { name: 'Beschriftung', exact: true }).focus();
  await tools(page).getByRole('button', { name: 'Einstellungen' }).press('Enter');
  await expect(link).toHaveValue('https://');
  await expect(bar(page).getByRole('status')).toContainText('Nicht gespeichert');
  await link.fill('https://example.org');
  await saved(page);
  await dropPage(contentUrl, name);
});

test('what stood in a browser that ended after its page was deleted begins a new page', async ({
  page,
  context,
  contentUrl,
}, { testId, workerIndex }) => {
  const name = `gone-${workerIndex}-${testId}`;
  await loseWhileWriting(page, contentUrl, name);
  await expect.poll(() => workingCopies(page)).toContain('und nachher, und dann');
  await page.close();

  const next = await context.newPage();
  await next.goto('/de/besuch');
  await next.getByRole('button', { name: 'Neue Seite' }).click();
  const making = next.getByRole('dialog', { name: 'Neue Seite' });
  await making.getByRole('radio', { name: 'Gelöschte Seite' }).check();
  const left = making.getByRole('combobox', { name: 'Was noch da ist' });
  await expect(left).toContainText('Vorher und nachher, und dann');
  await making.getByRole('textbox', { name: 'Titel', exact: true }).fill('Probe');
  for (const path of ['Pfad', 'Pfad auf Englisch'])
    await making.getByRole('textbox', { name: path, exact: true }).fill(name);
  await making.getByRole('button', { name: 'Seite anlegen' }).click();
  await expect(making).toBeHidden();
  await expect(next.getByRole('textbox', { name: 'Text', exact: true })).toHaveText('Vorher und nachher, und dann');
  await next.goto('/de/besuch');
  await next.getByRole('button', { name: 'Neue Seite' }).click();
  await expect(making.getByRole('radio', { name: 'Leer' })).toBeVisible();
  await expect(making.getByRole('radio', { name: 'Gelöschte Seite' })).toBeHidden();
  await dropPage(contentUrl, name);
});
