import type { Page } from '@playwright/test';
import { bar } from '../../src/harness/editing.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** From now on no code of the editor comes that has not come before. @returns a function that ends this */
async function holdBackNewCode(page: Page, known: ReadonlySet<string>): Promise<() => Promise<void>> {
  const code = /\/releases\/editor\/.*\.js/;
  await page.route(code, (route) => (known.has(route.request().url()) ? route.continue() : route.abort()));
  return () => page.unroute(code);
}

test('code of the edit mode that does not come loads the page again once, and leaves the toolbar where it is', async ({
  page,
}) => {
  const known = new Set<string>();
  page.on('request', (request) => known.add(request.url()));
  await logIn(page, '/de/besuch');
  await interactive(page);
  const edit = page.getByRole('button', { name: 'Bearbeiten' });
  await expect(edit).toBeVisible();
  page.removeAllListeners('request');
  const comesAgain = await holdBackNewCode(page, known);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await edit.click();
  const toolbar = page.getByRole('region', { name: 'Redaktion' });
  await expect(toolbar.getByText('Die Arbeitskopie ist gerade nicht zu haben.')).toBeVisible();
  expect(loads).toBe(1);
  await expect(toolbar.getByRole('link', { name: 'Abmelden' })).toBeVisible();

  await comesAgain();
  await edit.click();
  await expect(bar(page)).toBeVisible();
  expect(loads).toBe(1);
});
