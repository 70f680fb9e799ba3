import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { bar, edit, modules, publicHtml, publish, saved, tools } from '../../src/harness/editing.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { draftOf, fill, rowOf, test as base } from '../../src/harness/own-page.ts';
import { expect } from '../../src/harness/test.ts';

interface Uploaded {
  id: number;
  image_obj: { width: number; height: number };
}

/** A page with a picture that nobody else shows. */
const test = base.extend<{ picture: Uploaded }>({
  picture: async ({ page, empty, contentUrl }, use, info) => {
    const { cookie } = await logInAt(contentUrl);
    await page.setContent(`<h1>${info.testId}</h1>`);
    const form = new FormData();
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 400 } });
    form.set('file', new File([new Uint8Array(bytes)], 'werkstatt.png', { type: 'image/png' }));
    const answer = await fetch(`${contentUrl}/de/api/media/`, {
      method: 'POST',
      headers: { cookie, 'x-csrftoken': /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '' },
      body: form,
    });
    const uploaded = (await answer.json()) as Uploaded;
    await fill(contentUrl, empty, [
      rowOf(-1, 0),
      {
        id: -2,
        parent: -1,
        column: 0,
        position: 0,
        model: 'image',
        slug: 'bild',
        fields: { image: uploaded.id, decorative: false },
      },
    ]);
    await use(uploaded);
  },
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bild bearbeiten' });
const shown = (page: Page) => modules(page).locator('img');
const texts = (page: Page, group: string) => dialogOf(page).getByRole('group', { name: group });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Speichern' });
const tool = (page: Page) => tools(page).getByRole('button', { name: 'Bild bearbeiten' });

/** Selects the module with the picture, and opens that by keyboard. */
async function open(page: Page): Promise<void> {
  await page.locator('main [data-module]:has(img)').last().focus();
  await tool(page).press('Enter');
  await expect(dialogOf(page).getByText('Gilt mit dem Speichern')).toBeVisible();
}

test('a picture gets its focal point, its crop and its texts by keyboard, and the page shows it at once', async ({
  page,
  empty,
  picture,
  contentUrl,
  witness,
}) => {
  await edit(page, empty);
  await expect(shown(page)).toHaveAttribute('width', String(picture.image_obj.width));
  const before = await shown(page).getAttribute('src');
  await open(page);
  const dialog = dialogOf(page);
  await expect(save(page)).toBeDisabled();
  const point = dialog.getByRole('slider', { name: 'Bildmitte' });
  await point.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(point).toHaveAttribute('aria-valuetext', 'Bildmitte bei 40 % von links, 51 % von oben');
  expect(await axeFaults(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Zuschneiden' }).press('Enter');
  await dialog.getByRole('button', { name: '1:1' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('400 × 400 Pixel, ab 17 % von links und 0 % von oben');
  await dialog.getByRole('group', { name: /^Rahmen:/ }).press('Shift+ArrowLeft');
  await expect(dialog.getByRole('status')).not.toHaveText(/ab 17 %/);
  await dialog.getByRole('spinbutton', { name: 'Links' }).fill('5');
  await expect(dialog.getByRole('status')).toHaveText('400 × 400 Pixel, ab 5 % von links und 0 % von oben');
  expect(await axeFaults(page)).toEqual([]);
  await texts(page, 'Alternativtext').getByLabel('Deutsch').fill('Eine Werkstatt');
  await texts(page, 'Alternativtext').getByLabel('Englisch').fill('A workshop');
  await texts(page, 'Urheber').getByLabel('Deutsch').fill('Foto: Tomke Reimers');
  await save(page).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(tool(page)).toBeFocused();
  await expect(shown(page)).toHaveAttribute('alt', 'Eine Werkstatt');
  await expect(shown(page)).not.toHaveAttribute('src', before ?? '');
  await expect(shown(page)).toHaveAttribute('width', '400');

  // That it only decorates here is a step of the page; the picture is no less described elsewhere.
  await open(page);
  await dialog.getByLabel('Hier nur Schmuckbild').check();
  await save(page).click();
  await expect(shown(page)).toHaveAttribute('alt', '');
  await saved(page);
  await bar(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(shown(page)).toHaveAttribute('alt', 'Eine Werkstatt');
  await saved(page);
  await publish(page);
  await expect.poll(() => publicHtml(page, empty)).toMatch(/<img[^>]*alt="Eine Werkstatt"/);

  await open(page);
  await dialog.getByRole('button', { name: 'Zuschneiden' }).click();
  await dialog.getByRole('button', { name: 'Ganzes Bild' }).click();
  await save(page).click();
  await expect(shown(page)).toHaveAttribute('width', String(picture.image_obj.width));
  expect((await draftOf(contentUrl, empty)).rows.find(({ model }) => model === 'image')?.fields).toMatchObject({
    image: picture.id,
    decorative: false,
  });
  expect(witness.complaints).toEqual([]);
});

test('what cannot be saved says why and stays, and two who describe a picture both keep their words', async ({
  page,
  empty,
  picture,
  contentUrl,
}) => {
  await edit(page, empty);
  await open(page);
  const dialog = dialogOf(page);
  const german = texts(page, 'Alternativtext').getByLabel('Deutsch');
  await german.fill('Verworfen');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toBeHidden();
  await expect(tool(page)).toBeFocused();

  await open(page);
  await expect(german).toHaveValue('');
  await german.fill('Meine Worte');
  await page.route('**/back-office/pictures/*/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await save(page).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Das hat nicht geklappt/);
  await expect(german).toHaveValue('Meine Worte');
  await page.unroute('**/back-office/pictures/*/');

  const other = await logInAt(contentUrl, 'admin');
  const theirs = { alt: { de: 'Andere Worte', en: 'Other words' }, credit: { de: 'Foto: Amt', en: '' } };
  expect((await other.send('PUT', `/de/api/back-office/pictures/${picture.id}/`, theirs)).status).toBe(200);
  await save(page).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Dieses Bild wurde inzwischen anderswo geändert/);
  await expect(german).toHaveValue('Meine Worte');
  await expect(dialog.getByText('Andere Worte')).toBeVisible();
  await expect(texts(page, 'Alternativtext').getByLabel('Englisch')).toHaveValue('Other words');
  await expect(texts(page, 'Urheber').getByLabel('Deutsch')).toHaveValue('Foto: Amt');
  expect(await axeFaults(page)).toEqual([]);
  await save(page).click();
  await expect(dialog).toBeHidden();
  await expect(shown(page)).toHaveAttribute('alt', 'Meine Worte');
  const kept = (await (await other.get(`/de/api/back-office/pictures/${picture.id}/`)).json()) as object;
  expect(kept).toMatchObject({ alt: { de: 'Meine Worte', en: 'Other words' }, credit: theirs.credit });
});
