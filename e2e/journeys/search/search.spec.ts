import { holdBack } from '../../src/harness/hold-back.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutInteractive } from '../../src/harness/witness.ts';

test('what is typed before the field is alive is searched for', async ({ page, witness }) => {
  const arrive = await holdBack(page, '**/client/search.js');
  await page.goto('/de/search?q=salz');
  await layoutInteractive(page);
  const field = page.getByRole('main').getByRole('combobox', { name: 'Was suchen Sie?' });
  await field.fill('glas');
  await arrive();
  await interactive(page);
  await expect(field).toHaveValue('glas');
  await field.press('Enter');
  await expect(page).toHaveURL('/de/search?q=glas');
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /Treffer für „glas“$/ }),
  ).toBeAttached();
  expect(witness.documents).toHaveLength(1);
  expect(witness.complaints).toEqual([]);
});
