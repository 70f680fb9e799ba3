import type { Page } from '@playwright/test';
import { bar, edit, modules, publicHtml, publish, saved } from '../../src/harness/editing.ts';
import { endSession } from '../../src/harness/editor-session.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { draftOf, fill, headlineOf, rowOf, test, textOf } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

const SENTENCE = ' und so geht der Satz weiter ohne Pause bis zum Ende';
const panel = (page: Page) => page.getByRole('region', { name: 'Seite', exact: true });
const openPanel = (page: Page) => bar(page).getByRole('button', { name: 'Seite', exact: true }).click();
const headline = (page: Page) => panel(page).getByLabel('Überschrift');

test('what was removed and published comes back with undo, and is published again', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Bleibt'), headlineOf(-3, -1, 1, 'Kommt wieder')]);
  await edit(page, empty);
  await publish(page);
  await modules(page).last().focus();
  await page.keyboard.press('Delete');
  await expect(modules(page)).toHaveCount(1);
  await saved(page);
  await publish(page);
  const without = await publicHtml(page, empty);
  expect(without).toContain('Bleibt');
  expect(without).not.toContain('Kommt wieder');
  await bar(page)
    .getByRole('button', { name: /^Rückgängig/ })
    .click();
  await expect(page.locator('main')).toContainText('Kommt wieder');
  await saved(page);
  await publish(page);
  expect(await publicHtml(page, empty)).toContain('Kommt wieder');
});

test('a session that ends in the middle of a sentence waits for its end, and gives the caret back', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), textOf(-2, -1, 0, '<p>Der Anfang</p>')]);
  await edit(page, empty);
  const text = page.locator('main [data-model=text]').getByRole('textbox');
  await page.locator('main [data-model=text]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' steht');
  await saved(page);
  await endSession(page, contentUrl);
  await page.keyboard.type(SENTENCE, { delay: 40 });
  const dialog = page.getByRole('dialog', { name: 'Sie sind nicht mehr angemeldet' });
  await expect(dialog).toBeVisible();
  await expect(text).toHaveText(`Der Anfang steht${SENTENCE}`);
  await dialog.getByRole('button', { name: 'Ohne Speichern weiter' }).click();
  await page.keyboard.type(', und danach.');
  await expect(text).toHaveText(`Der Anfang steht${SENTENCE}, und danach.`);
});

test('a publication that fails says so, and its dialog stays for as long as it is under way', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Neu')]);
  await edit(page, empty);
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/document/publish/', async (route) => {
    await waits;
    await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' });
  });
  await bar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Veröffentlichen' });
  const asked = page.waitForRequest('**/document/publish/');
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await asked;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  answer();
  await expect(dialog.getByRole('alert')).toContainText('Das hat nicht geklappt');
});

test('what is entered about the page stays while its panel is closed, over one’s own publication, and is asked about', async ({
  page,
  empty,
  contentUrl,
}) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), headlineOf(-2, -1, 0, 'Neu')]);
  await edit(page, empty);
  await openPanel(page);
  await headline(page).fill('Willkommen');
  await panel(page).getByRole('button', { name: 'Schließen' }).click();
  await publish(page);
  await openPanel(page);
  await expect(headline(page)).toHaveValue('Willkommen');

  await bar(page).getByRole('button', { name: 'Fertig' }).click();
  const question = page.getByRole('dialog', { name: 'Noch nicht gespeichert' });
  await expect(question).toContainText('Unter „Seite“ steht etwas');
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await panel(page).getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Seite gespeichert.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await bar(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await publicHtml(page, empty)).toContain('Willkommen');
});

test('a double click begins and ends editing once', async ({ page, empty }) => {
  await logIn(page, empty);
  const begin = page.getByRole('button', { name: 'Bearbeiten' });
  await begin.dblclick();
  await expect(bar(page)).toBeVisible();
  // Once all of it is there, turning takes no time: the second half meets the button that has come.
  await bar(page).getByRole('button', { name: 'Fertig' }).dblclick();
  await expect(begin).toBeFocused();
  await expect(bar(page)).toBeHidden();
  await begin.dblclick();
  await expect(bar(page).getByRole('button', { name: 'Fertig' })).toBeFocused();
});

test('Escape asks before a dialog drops what was entered', async ({ page, empty }) => {
  await logIn(page, empty);
  await page.getByRole('button', { name: 'Neue Seite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Seite' });
  const title = dialog.getByLabel('Titel', { exact: true });
  await title.fill('Sommerfest');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Weiter bearbeiten' }).press('Enter');
  await expect(title).toHaveValue('Sommerfest');
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toBeHidden();
});

test('a text longer than a page can hold says so, and all else is saved', async ({ page, empty, contentUrl }) => {
  await fill(contentUrl, empty, [rowOf(-1, 0), textOf(-2, -1, 0, '<p>Lang</p>'), textOf(-3, -1, 1, '<p>Kurz</p>')]);
  await edit(page, empty);
  const text = (index: number) => page.locator('main [data-model=text]').nth(index);
  await text(0).click();
  await page.keyboard.insertText('x'.repeat(100_001));
  await text(1).scrollIntoViewIfNeeded();
  await text(1).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und gut');
  // So long a text takes a browser some time.
  await expect(bar(page).getByRole('status')).toHaveText(/^Nicht gespeichert: .*Zeichen, höchstens 100000/, {
    timeout: 60_000,
  });
  await expect.poll(async () => JSON.stringify((await draftOf(contentUrl, empty)).rows)).toContain('Kurz und gut');
});
