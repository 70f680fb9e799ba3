import { axeFaults } from '../../src/harness/axe.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { holdBack } from '../../src/harness/hold-back.ts';
import { fillLogin, logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';
import { tooWide } from '../../src/harness/too-wide.ts';
import { interactive, lostElements } from '../../src/harness/witness.ts';

test.describe('the pages of an account', () => {
  test('send others to the login and back, and give them nothing of the editor', async ({ page, request, witness }) => {
    for (const path of ['/de/user/profile', '/en/user/settings', '/de/cms-hub']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([response.status(), response.headers().location, (await response.body()).length]).toEqual([
        302,
        `/admin/login/?next=${encodeURIComponent(path)}`,
        0,
      ]);
    }
    await page.goto('/de/user/profile');
    expect(witness.requests.filter((url) => url.includes('/releases/editor/'))).toEqual([]);
    await fillLogin(page);
    await expect(page).toHaveURL(/\/de\/user\/profile$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mein Profil');
  });

  test('say what is wrong with a profile, in both languages, and save it', async ({ page, witness }) => {
    await logIn(page, '/en/user/profile');
    await interactive(page);
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(await lostElements(page)).toEqual([]);
    const [name, mail] = [
      page.getByRole('textbox', { name: 'First name' }),
      page.getByRole('textbox', { name: 'E-mail address' }),
    ];
    const known = await name.inputValue();
    await name.fill(' ');
    await mail.fill('nobody@');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This field is required!')).toBeVisible();
    await expect(page.getByText('Invalid e-mail address!')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill(known);
    await mail.fill('editor@nordlicht.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    expect(witness.complaints).toEqual([]);

    await page.goto('/de/user/profile');
    await interactive(page);
    await page.getByRole('textbox', { name: 'Vorname' }).fill('');
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('x');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Dieses Feld ist ein Pflichtfeld!')).toBeVisible();
    await expect(page.getByText('Ungültige E-Mail-Adresse!')).toBeVisible();
  });

  test('keep what is written into a form before it came alive', async ({ page }) => {
    await logIn(page, '/de/user/settings');
    const release = await holdBack(page, '**/*.js');
    await page.goto('/de/user/profile', { waitUntil: 'commit' });
    const [name, save] = [
      page.getByRole('textbox', { name: 'Vorname' }),
      page.getByRole('button', { name: 'Speichern' }),
    ];
    const known = await name.inputValue();
    await name.fill('Edda Maria');
    await expect(save).toBeDisabled();
    await release();
    await interactive(page);
    await expect(save).toBeEnabled();
    await expect(name).toHaveValue('Edda Maria');
    await save.click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue('Edda Maria');
    await interactive(page);
    await expect(save).toBeEnabled();
    await name.fill(known);
    await save.click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
  });

  test('refuse a wrong password at its field, and end a session elsewhere', async ({ page, contentUrl }) => {
    await logInAt(contentUrl);
    await logIn(page, '/de/user/settings');
    await page.getByLabel('Jetziges Passwort').fill('falsch');
    await page.getByLabel('Neues Passwort', { exact: false }).first().fill('ein ganz anderes');
    await page.getByLabel('Neues Passwort noch einmal').fill('noch ein anderes');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Die beiden neuen Passwörter sind verschieden.')).toBeVisible();
    await page.getByLabel('Neues Passwort noch einmal').fill('ein ganz anderes');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Das ist nicht Ihr jetziges Passwort.')).toBeVisible();
    await expect(page.getByLabel('Jetziges Passwort')).toBeFocused();

    // The newest session of no browser is the one begun above.
    const other = page.getByRole('button', { name: /^Sitzung beenden: Unbekannter Browser/ });
    const count = await other.count();
    await other.first().click();
    await expect(page.getByText('Eine Sitzung ist beendet.')).toBeVisible();
    await expect(other).toHaveCount(count - 1);
  });

  test('are readable without JavaScript', async ({ browser, page, baseURL }) => {
    await logIn(page, '/de/user/profile');
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto('/de/user/profile');
    await expect(plain.getByLabel('Nachname')).toHaveValue(/\w+/);
    expect(await plain.content()).toContain('Zum Ändern braucht diese Seite JavaScript.');
    await expect(plain.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await context.close();
  });

  test('have no fault that axe finds, in small windows and large ones', async ({ page }) => {
    await logIn(page, '/de/user/profile');
    const found: string[] = [];
    for (const [path, width] of [
      ['/de/user/profile', 360],
      ['/de/user/settings', 1440],
      ['/de/cms-hub', 360],
      ['/en/cms-hub', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await interactive(page);
      found.push(...(await axeFaults(page, path)));
      expect(await tooWide(page), path).toEqual([]);
    }
    expect(found).toEqual([]);
  });
});
