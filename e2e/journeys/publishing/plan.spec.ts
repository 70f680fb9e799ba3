import { axeFaults } from '../../src/harness/axe.ts';
import { expect } from '../../src/harness/test.ts';
import { anonymous, bar, edit, insertHeadline, publish, saved, test } from './steps.ts';

/** An instant so many milliseconds ahead, as a field for date and time has it. */
const inputAt = (page: { evaluate: <T>(work: (ms: number) => T, ms: number) => Promise<T> }, ms: number) =>
  page.evaluate((ahead) => {
    const at = new Date(Date.now() + ahead);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, ms);

test.describe('the dialog of publishing', () => {
  test('shows what changes in words, plans it for later, and takes the plan back', async ({ page, empty }) => {
    await edit(page, empty);
    await insertHeadline(page, 'Mit der Bahn');
    await saved(page);
    await publish(page);

    const headline = page.getByRole('textbox', { name: 'Überschrift', exact: true });
    await headline.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Bus');
    await saved(page);
    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
    const changes = dialog.getByRole('list', { name: 'Was sich ändert' });
    await expect(changes.locator('ins')).toHaveText(' und Bus');
    await expect(changes.locator('del')).toHaveCount(0);
    await dialog.getByText('Planen', { exact: true }).click();
    expect(await axeFaults(page)).toEqual([]);

    const when = dialog.getByLabel('Wann (Uhrzeit in Berlin)', { exact: true });
    await when.fill('2090-03-26T02:30');
    await expect(when).toHaveAccessibleDescription(/02:30 Uhr gibt es an diesem Tag nicht/);
    await expect(dialog.getByRole('button', { name: 'Einplanen' })).toBeDisabled();
    await when.fill(await inputAt(page, 3 * 24 * 3600_000));
    await dialog.getByRole('button', { name: 'Einplanen' }).click();
    await expect(page.getByText('Geplant.')).toBeVisible();
    await expect(dialog).toBeHidden();
    // The page shows what is online again; nobody sees the plan yet.
    await expect(page.locator('main').getByText('Mit der Bahn und Bus')).toBeHidden();
    expect(await (await anonymous(page, empty)).text()).not.toContain('und Bus');

    await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    const planned = dialog.getByRole('list', { name: 'Geplant ist' });
    await expect(planned.getByRole('listitem')).toHaveCount(1);
    await expect(planned).toContainText('Veröffentlichen');
    await planned.getByRole('button', { name: 'Zurücknehmen' }).click();
    await expect(planned.getByRole('listitem')).toHaveCount(0);

    // Offline in a while, too.
    await dialog.getByLabel('Was', { exact: true }).selectOption({ label: 'Offline nehmen' });
    await dialog.getByLabel('Wann').fill(await inputAt(page, 24 * 3600_000));
    await dialog.getByRole('button', { name: 'Einplanen' }).click();
    await expect(planned.getByRole('listitem')).toContainText('Offline nehmen');
  });
});
