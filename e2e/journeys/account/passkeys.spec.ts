import { DECIDED } from '../../src/harness/consent.ts';
import { DEMO_PASSWORD } from '../../src/harness/content-service.ts';
import { bar } from '../../src/harness/editing.ts';
import { logIn } from '../../src/harness/log-in.ts';
import { expect, test } from '../../src/harness/test.ts';

const LOGIN = '/admin/login/?next=%2Fde%2Fuser%2Fsettings';

test.describe('passkeys', () => {
  // Passkeys belong to names, not to addresses of machines.
  test.use({ baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')) });

  test('are added with the password, open a session without it, and can be removed', async ({ page }) => {
    await page.context().addCookies([{ ...DECIDED, domain: 'localhost' }]);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await logIn(page, '/de/user/settings');
    const part = page.getByRole('region', { name: 'Passkeys' });
    await expect(part.getByText('Noch kein Passkey.')).toBeVisible();
    await part.getByLabel('Name des Geräts').fill('Laptop im Büro');
    await part.getByLabel('Zur Bestätigung: Ihr Passwort').fill('falsch, aber lang');
    await part.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await expect(part.getByText('Das ist nicht Ihr jetziges Passwort.')).toBeVisible();
    await part.getByLabel('Zur Bestätigung: Ihr Passwort').fill(DEMO_PASSWORD);
    await part.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await expect(part.getByText('Laptop im Büro')).toBeVisible();
    await expect(part.getByText('Ein Passkey.')).toBeVisible();

    await page.context().clearCookies({ name: 'sessionid' });
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Passkey benutzen' }).click();
    await page.waitForURL('**/de/user/settings');
    await expect(part.getByText(/zuletzt benutzt am/)).toBeVisible();

    await page.context().clearCookies({ name: 'sessionid' });
    await page.goto('/de/besuch?edit');
    await page.getByRole('dialog').getByRole('button', { name: 'Passkey benutzen' }).click();
    await expect(bar(page)).toBeVisible();
    await page.goto('/de/user/settings');

    await part.getByRole('button', { name: 'Passkey entfernen: Laptop im Büro' }).click();
    await expect(part.getByText('Noch kein Passkey.')).toBeVisible();
    await page.context().clearCookies({ name: 'sessionid' });
    await page.goto(LOGIN);
    await page.getByRole('button', { name: 'Passkey benutzen' }).click();
    await expect(page.getByText('Mit diesem Passkey kann sich hier niemand anmelden.')).toBeVisible();
    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  });

  test('are not needed: without JavaScript there is the password', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(LOGIN);
    await expect(page.getByRole('button', { name: 'Passkey benutzen' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await context.close();
  });
});
