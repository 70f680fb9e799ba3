import type { Page } from '@playwright/test';
import { axeFaults } from '../../src/harness/axe.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutShift } from '../../src/harness/witness.ts';

const layer = (page: Page) => page.getByRole('complementary', { name: /Hinweis zu Ihrem Gerät|About your device/ });

/** The browser tells of a visitor who wants to save data. */
const savingData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });

test.describe('a visitor who saves data', () => {
  test('is told what is not loaded, may load it, and is told once in a visit', async ({ page, witness }) => {
    await page.addInitScript(savingData);
    await page.goto('/de');
    await expect(layer(page)).toContainText('Ihre Verbindung ist langsam oder soll Daten sparen.');
    expect(await axeFaults(page, 'the notice', { within: 'aside' })).toEqual([]);
    await layer(page).getByRole('button', { name: 'Weiter und alles laden' }).click();
    await expect(layer(page)).toBeHidden();
    await page.goto('/en');
    await interactive(page);
    await expect(layer(page)).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await layer(page).getByRole('button', { name: 'Close this notice' }).click();
    await expect(layer(page)).toBeHidden();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    expect(await page.evaluate(() => [localStorage.length, document.querySelectorAll('style').length])).toEqual([0, 2]);
    await page.reload();
    await interactive(page);
    await expect(layer(page)).toHaveCount(0);
    expect(witness.complaints).toEqual([]);
  });

  test.describe('and has not decided about cookies', () => {
    test.use({ consent: 'undecided' });

    test('is asked about one thing at a time', async ({ page }) => {
      await page.addInitScript(savingData);
      await page.goto('/de');
      const reject = page.getByRole('button', { name: 'Alle ablehnen' });
      await expect(reject).toBeVisible();
      await expect(layer(page)).toBeHidden();
      await reject.click();
      await expect(layer(page)).toBeVisible();
    });
  });
});

test('nobody else loads anything for it', async ({ page }) => {
  await page.goto('/de');
  await interactive(page);
  await expect(layer(page)).toHaveCount(0);
  await expect(page.getByText('Ihr Browser ist veraltet')).toBeHidden();
});

test('a browser that is too old says so, and starts the scripts only when its visitor wants to', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  const scripts: string[] = [];
  await page.goto('/de');
  await page.waitForLoadState('networkidle');
  scripts.push(...(await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))));
  expect(scripts).toEqual([]);
  const notice = page.getByText('Ihr Browser ist veraltet');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Trotzdem weiter und alles laden' }).click();
  await expect
    .poll(() => page.evaluate(() => [...document.scripts].filter(({ src }) => src).length))
    .toBeGreaterThan(0);
  await notice.click();
  await expect(page.getByText('brauchen einen neueren Browser')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, text] of [
    ['/de', 'JavaScript ist ausgeschaltet', 'Sie können alles lesen'],
    ['/en', 'JavaScript is disabled', 'You can read everything'],
  ] as const) {
    test(`a notice at ${path} says what is missing, and folds up`, async ({ page }) => {
      await page.goto(path);
      const words = page.locator('noscript p');
      await expect(words).toContainText(text);
      await expect(words).toBeVisible();
      await page.locator('noscript summary', { hasText: title }).click();
      await expect(words).toBeHidden();
    });
  }
});
