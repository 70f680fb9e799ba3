import type { Page } from '@playwright/test';
import { endSession } from '../../src/harness/editor-session.ts';
import { fillLogin, logIn } from '../../src/harness/log-in.ts';
import { beginWrite, writeResult } from '../../src/harness/site-of.ts';
import { expect, test } from '../../src/harness/test.ts';
import { untilClosed } from '../../src/harness/until-closed.ts';
import { interactive } from '../../src/harness/witness.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sie sind nicht mehr angemeldet' });

async function openPage(page: Page, path: string): Promise<void> {
  await logIn(page, path);
  await interactive(page);
  // The widget that watches over the session has begun to.
  await expect(page.locator('[data-widget="editor.session"] [data-fragment]')).toBeAttached();
}

test.describe('a session that has ended while somebody edits', () => {
  test('is begun again in a new window, and the module is saved as if nothing had been', async ({
    page,
    contentUrl,
  }) => {
    await openPage(page, '/de/besuch?edit');
    const { modules } = (await (await page.request.get('/de/pageeditor-api/page/besuch')).json()) as {
      modules: { columns: { children: { id: number; model: string; content: string }[] }[] }[];
    };
    const module = modules
      .flatMap(({ columns }) => columns.flatMap(({ children }) => children))
      .find(({ model }) => model === 'headline' || model === 'text');
    await endSession(page, contentUrl);

    await beginWrite(
      page,
      'PATCH',
      `/{locale}/pageeditor-api/modules/${module?.model}/${module?.id}/`,
      { content: module?.content },
      { 'if-match': '*' },
    );
    await expect(dialogOf(page)).toBeVisible();
    const popup = page.waitForEvent('popup');
    await dialogOf(page).getByRole('link', { name: 'In neuem Fenster anmelden' }).click();
    const window = await popup;
    await untilClosed(window, () => fillLogin(window));

    await expect(dialogOf(page)).toBeHidden();
    expect(await writeResult(page)).toMatchObject({ answer: { id: module?.id, content: module?.content } });
  });

  test('leaves what was typed where it is, and says that it was not saved', async ({ page, contentUrl }) => {
    await openPage(page, '/de/user/profile');
    const name = page.getByLabel('Vorname');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeEnabled();
    await name.fill('Eddalina');
    await endSession(page, contentUrl);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'konnte nicht gespeichert werden' })).toBeVisible();
    await expect(name).toHaveValue('Eddalina');
  });
});
