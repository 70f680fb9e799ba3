import type { Page } from '@playwright/test';
import { banner, manager, storedConsent } from '../../src/harness/consent.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutShift } from '../../src/harness/witness.ts';

test.use({ consent: 'undecided' });

const ALL = { tracking: ['analytics', 'ads', 'meta'], external_media: ['video', 'audio', 'documents'] };

async function arrive(page: Page, path = '/de'): Promise<void> {
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
}

/** Leads on in place, by a link of the footer. */
async function followFooter(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test('the banner comes after the page, moves nothing, takes no focus, and stays away once all is accepted', async ({
  page,
  witness,
}) => {
  await arrive(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await storedConsent(page)).toBeNull();
  const recorded = page.waitForResponse((response) => response.url().endsWith('/api/consent-records/'));
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  expect((await recorded).status()).toBe(204);
  await expect(banner(page)).toBeHidden();
  const stored = await storedConsent(page);
  expect(stored).toMatchObject({
    categories: ['external_media', 'marketing', 'required', 'tracking'],
    services: ALL,
    revision: 1,
  });
  expect(Math.round(stored!.days)).toBe(180);
  expect(new Date(stored!.consentTimestamp).getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect((await recorded).request().postDataJSON()).toMatchObject({
    id: stored!.consentId,
    revision: 1,
    services: stored!.services,
    locale: 'de',
  });
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  expect(await page.locator('style').count()).toBe(2);
  expect(witness.complaints).toEqual([]);

  await page.reload();
  await interactive(page);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#cc-main').count()).toBe(0);
});

test('rejecting is one click as well, in English too, and its button weighs the same', async ({ page }) => {
  await arrive(page, '/en');
  const buttons = banner(page).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight, height } = getComputedStyle(button);
      return [color, backgroundColor, borderColor, fontSize, fontWeight, height].join();
    }),
  );
  expect(new Set(looks).size).toBe(1);
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toMatchObject({
    categories: ['required'],
    services: { tracking: [], marketing: [], external_media: [] },
  });
});

test('choosing begins with nothing but what is required, and keeps single services', async ({ page }) => {
  await arrive(page);
  await banner(page).getByRole('button', { name: 'Auswählen' }).click();
  await expect(manager(page)).toBeVisible();
  await expect(manager(page).locator(':focus')).toHaveCount(1);
  const boxes = manager(page).getByRole('checkbox', { includeHidden: true });
  expect(
    await boxes.evaluateAll((all) =>
      all.filter((box) => (box as HTMLInputElement).checked).map((box) => (box as HTMLInputElement).value),
    ),
  ).toEqual(['required']);
  await expect(manager(page).getByRole('checkbox', { name: 'Notwendig' })).toBeDisabled();
  await manager(page)
    .getByRole('button', { name: /^Externe Medien/ })
    .click();
  await manager(page).getByRole('checkbox', { name: 'Videos' }).check();
  await manager(page).getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(manager(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toMatchObject({
    categories: ['external_media', 'required'],
    services: { tracking: [], external_media: ['video'] },
  });
});

test('the footer leads to the settings, and revoking there removes what optional services have stored', async ({
  page,
}) => {
  await arrive(page);
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await page.evaluate(() =>
    ['_ga=1', '_fbp=2', 'breaking_news_closed=3'].forEach((pair) => (document.cookie = `${pair}; path=/`)),
  );
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await manager(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(manager(page)).toBeHidden();
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['breaking_news_closed', 'cookie_consent_settings']));
  expect(names.filter((name) => name.startsWith('_'))).toEqual([]);
});

test('legal pages have no banner; leaving one brings it back to who has not decided, or decided against tracking', async ({
  page,
}) => {
  for (const path of ['/de/agb', '/en/datenschutz', '/de/impressum']) {
    await page.goto(path);
    await interactive(page);
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
  }
  await followFooter(page, '/de/agb');
  await followFooter(page, '/de/presse');
  await expect(banner(page)).toBeVisible();
  await followFooter(page, '/de/datenschutz');
  await expect(banner(page)).toBeHidden();
  await followFooter(page, '/de/presse');
  await banner(page).getByRole('button', { name: 'Alle ablehnen' }).click();
  await followFooter(page, '/de/newsletter');
  await expect(banner(page)).toBeHidden();
  await followFooter(page, '/de/impressum');
  await expect(banner(page)).toBeHidden();
  await followFooter(page, '/de/presse');
  await expect(banner(page)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
  await followFooter(page, '/de/impressum');
  await followFooter(page, '/de/presse');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('the banner follows the language of the page', async ({ page }) => {
  await arrive(page);
  await page.locator('a[hreflang="en"]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(banner(page).getByRole('button', { name: 'Accept all' })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await manager(page)
    .getByRole('button', { name: /^External media/ })
    .click();
  await expect(manager(page).getByRole('checkbox', { name: 'Documents' })).toBeAttached();
});
