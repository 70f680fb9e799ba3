import type { Page } from '@playwright/test';
import { bar, edit, insert, saved, tools } from '../../src/harness/editing.ts';
import { draftOf, test } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const status = (page: Page) => bar(page).getByRole('status');
const address = (page: Page) => page.getByRole('textbox', { name: /^Adresse des Films/ });

test('half an address keeps nothing else from being saved, and is there in the next tab', async ({
  page,
  empty,
  context,
  contentUrl,
  witness,
}) => {
  const kept = async () => JSON.stringify((await draftOf(contentUrl, empty)).rows);
  await edit(page, empty);
  await page.getByRole('button', { name: 'Modul einfügen', exact: true }).last().click();
  await insert(page, 'Film');
  await tools(page).getByRole('button', { name: 'Einstellungen' }).click();
  await address(page).pressSequentially('https://');
  await expect(status(page)).toHaveText(
    /^Nicht gespeichert: Adresse des Films: Bitte eine vollständige Adresse eingeben/,
  );
  await page.getByRole('button', { name: 'Modul einfügen', exact: true }).last().click();
  await insert(page, 'Überschrift');
  await page.keyboard.type('Trotzdem');
  await expect.poll(kept).toContain('Trotzdem');
  await expect(status(page)).toHaveText(/^Nicht gespeichert: Adresse des Films/);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(`${empty}?edit`);
  await again.locator('main [data-model=video][data-editable]').click();
  await tools(again).getByRole('button', { name: 'Einstellungen' }).click();
  await expect(address(again)).toHaveValue('https://');
  await address(again).press('End');
  await address(again).pressSequentially('film.example/1');
  await saved(again);
  await expect.poll(kept).toContain('https://film.example/1');
  expect(witness.complaints).toEqual([]);
});
