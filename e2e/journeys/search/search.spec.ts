import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutInteractive } from '../../src/harness/witness.ts';

test('what is typed before the field is alive is searched for', async ({ page, witness }) => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/client/search.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/de/search?q=salz');
  await layoutInteractive(page);
  const field = page.getByRole('main').getByRole('combobox', { name: 'Was suchen Sie?' });
  await field.fill('glas');
  arrive();
  await interactive(page);
  await expect(field).toHaveValue('glas');
  await field.press('Enter');
  await expect(page).toHaveURL('/de/search?q=glas');
  await expect(page.locator('main mark').first()).toBeVisible();
  expect(witness.documents).toHaveLength(1);
  expect(witness.complaints).toEqual([]);
});
