import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

test.describe('the search in the header', () => {
  test('unfolds, suggests, searches, and folds when it is left', async ({ page, witness }) => {
    await page.goto('/de');
    await interactive(page);
    const service = page.getByRole('navigation', { name: 'Service' });
    await service.getByRole('link', { name: 'Suche' }).click();
    const field = service.getByRole('combobox', { name: 'Was suchen Sie?' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(service.getByRole('link', { name: 'Suche' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('nä');
    const suggestions = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
    await expect(suggestions.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const text = await suggestions.first().innerText();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/de/search?${new URLSearchParams({ q: text })}`);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(service.getByRole('combobox')).toHaveCount(0);
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test('is a link in a small window', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.goto('/de');
    await interactive(page);
    await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Suche' }).click();
    await expect(page).toHaveURL('/de/search');
  });
});
