import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { bar, edit, editBeside, modules, saved } from '../../src/harness/editing.ts';
import { draftOf, fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

/** Only what never comes takes so long, in milliseconds: how soon others know is what the test of the presence store says. */
const KNOWN_WITHIN = 30_000;

test('who else is here shows at the module where they are, and no longer once they have gone', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-10, -1, 0, 'Alpha'), headlineOf(-11, -1, 1, 'Beta')]);
  await edit(page, empty);
  const second = await editBeside(page, empty, 'admin');

  const mark = (words: string) =>
    modules(page)
      .filter({ hasText: words })
      .evaluate((frame) => getComputedStyle(frame, '::after').content);
  await modules(second).filter({ hasText: 'Beta' }).focus();
  await expect.poll(() => mark('Beta'), { timeout: KNOWN_WITHIN }).toBe('"Arne Thomsen"');
  await modules(second).filter({ hasText: 'Alpha' }).focus();
  await expect.poll(() => mark('Alpha'), { timeout: KNOWN_WITHIN }).toBe('"Arne Thomsen"');
  expect(await mark('Beta')).toBe('none');
  await expect(bar(page).getByText(/^auch hier: Arne Thomsen, bei „Überschrift: Alpha“/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // Whoever writes there, too, does not hear it again with each letter.
  const heard = bar(page)
    .locator('[aria-live=polite]')
    .filter({ hasText: /^auch hier/ });
  await page.getByRole('textbox', { name: 'Überschrift', exact: true }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('bet');
  await expect(modules(page).first()).toHaveAccessibleName('Überschrift: Alphabet');
  await expect(heard).toContainText('bei „Überschrift: Alpha“');

  await second.context().close();
  await expect.poll(() => mark('Alpha'), { timeout: KNOWN_WITHIN }).toBe('none');
  await expect(bar(page).getByText(/^auch hier/)).toBeHidden();
});

test('what somebody else saves is seen by whoever only looks, who then goes on from there', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-10, -1, 0, 'Alpha')]);
  await edit(page, empty);
  const second = await editBeside(page, empty);
  const words = (window: Page) => window.getByRole('textbox', { name: 'Überschrift', exact: true });
  await words(second).click();
  await expect(bar(page).getByText(/^auch hier: Sie, in einem anderen Fenster/)).toBeVisible({ timeout: KNOWN_WITHIN });

  await second.keyboard.press('End');
  await second.keyboard.type(' und Beta');
  await expect(words(page)).toHaveText('Alpha und Beta', { timeout: KNOWN_WITHIN });
  await words(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und Gamma');
  await expect(words(second)).toHaveText('Alpha und Beta und Gamma', { timeout: KNOWN_WITHIN });
  // The caret of whoever rests in the text stays where it was.
  await second.keyboard.type('!');
  await expect(words(page)).toHaveText('Alpha und Beta! und Gamma', { timeout: KNOWN_WITHIN });
  // Nobody was asked anything, and undoing takes back one's own words only, one by one.
  for (let word = 0; word < 2; word += 1) await page.keyboard.press('Control+z');
  await expect(words(page)).toHaveText('Alpha und Beta!');
  await expect(words(second)).toHaveText('Alpha und Beta!', { timeout: KNOWN_WITHIN });
  for (const window of [page, second]) await expect(window.getByRole('dialog', { name: /^Dasselbe/ })).toHaveCount(0);
  await second.context().close();
});

test('a link comes to its words when somebody else saves the same text while it is written', async ({
  page,
  empty,
  contentUrl,
}) => {
  const text = (window: Page) => window.getByRole('textbox', { name: 'Text', exact: true });
  await fill(contentUrl, empty, [rowOf(-1, 0), textOf(-10, -1, 0, '<p>Zum Besuch</p><p>Ende</p>')]);
  await edit(page, empty);
  const second = await editBeside(page, empty);
  await text(page).click();
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 'Zum '.length; letter += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Adresse' });
  await address.pressSequentially('/de/');

  await text(second).click();
  await second.keyboard.press('Control+Home');
  await second.keyboard.type('Und: ');
  await expect(text(page)).toContainText('Und: Zum Besuch', { timeout: KNOWN_WITHIN });
  await expect(address).toBeFocused();
  await page.keyboard.type('besuch');
  await expect(address).toHaveValue('/de/besuch');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('link')).toHaveText('Besuch');
  await expect(text(page)).toContainText('Und: Zum Besuch');
  await saved(page);
  await second.context().close();
});

test('nobody meets themselves after a reload', async ({ page, empty }) => {
  await edit(page, empty);
  for (let round = 0; round < 3; round += 1) {
    await page.reload();
    await expect(bar(page)).toBeVisible();
    // Once this page has heard who else is here, and has been painted since.
    await page.waitForFunction(async () => {
      const isHeard = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/presence/'));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return isHeard;
    });
    await expect(bar(page).getByText(/^auch hier/)).toHaveCount(0, { timeout: 1 });
  }
});

test('whoever writes in a new module goes on when somebody else publishes it', async ({ page, empty, contentUrl }) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-10, -1, 0, 'Alpha')]);
  await edit(page, empty);
  const second = await editBeside(page, empty);
  await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  await expect(dialog).toBeVisible();
  // What the other one writes meanwhile is to be seen before it is public.
  await second.getByRole('textbox', { name: 'Überschrift', exact: true }).click();
  await second.keyboard.press('End');
  await second.keyboard.type(' und Beta');
  await saved(second);
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Inzwischen wurde anderswo etwas geändert/);
  await expect(dialog.getByText('Alpha und Beta').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();

  await second.keyboard.type(' und Gamma');
  const written = async () => (await draftOf(contentUrl, empty)).rows.find(({ model }) => model === 'headline');
  await expect
    .poll(written)
    .toMatchObject({ id: expect.any(Number), fields: { content: { de: 'Alpha und Beta und Gamma' } } });
  expect((await written())?.id).toBeGreaterThan(0);
  await saved(second);
  await expect(second.getByRole('dialog', { name: /^Dasselbe wurde/ })).toHaveCount(0);
  // In the same place, under its permanent id.
  await second.keyboard.type('!');
  await expect(second.getByRole('textbox', { name: 'Überschrift', exact: true })).toHaveText(
    'Alpha und Beta und Gamma!',
  );
  await second.context().close();
});
