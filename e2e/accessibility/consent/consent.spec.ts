import { axeFaults } from '../../src/harness/axe.ts';
import { banner, manager } from '../../src/harness/consent.ts';
import { focusSeen } from '../../src/harness/focus-seen.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

test.use({ consent: 'undecided' });

for (const locale of ['de', 'en'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing in banner and manager in ${locale} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${locale}`);
      await interactive(page);
      await expect(banner(page)).toBeVisible();
      // While it fades in, its words are not visible yet, and its buttons have no name.
      await banner(page).evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      expect(await axeFaults(page, 'banner')).toEqual([]);
      await banner(page).getByRole('button').last().click();
      await expect(manager(page)).toBeVisible();
      for (const category of await manager(page).locator('button[aria-expanded]').all()) await category.click();
      expect(await axeFaults(page, 'manager', { within: '.pm' })).toEqual([]);
      const { scrollWidth, clientWidth } = await manager(page).evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        clientWidth: element.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      const small = await manager(page)
        .locator('button:visible, input:visible')
        .evaluateAll(
          (all) =>
            all.map((each) => each.getBoundingClientRect()).filter(({ width: w, height: h }) => w < 24 || h < 24)
              .length,
        );
      expect(small).toBe(0);
    });
  }
}

test('the keyboard meets the banner between header and content, and is not kept in it', async ({ page }) => {
  await page.goto('/de');
  await expect(banner(page)).toBeVisible();
  const stops: string[] = [];
  for (let step = 0; step < 40 && !stops.includes('main'); step++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() =>
        document.activeElement?.closest('main') ? 'main' : (document.activeElement?.textContent ?? ''),
      ),
    );
  }
  expect(stops[0]).toBe('Zum Inhalt springen');
  expect(stops.slice(-6)).toEqual([
    'Alle akzeptieren',
    'Alle ablehnen',
    'Auswählen',
    'Datenschutz',
    'Impressum',
    'main',
  ]);
});

for (const [width, height] of [
  [1280, 720],
  [320, 256],
] as const) {
  test(`what the keyboard reaches does not lie below the banner at ${width} × ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/de');
    await interactive(page);
    await expect(banner(page)).toBeVisible();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const now = await focusSeen(page);
      expect(now?.isSeen, now?.stop).toBe(true);
    }
  });
}

test('each button of the manager can be seen in a window as low as at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/de');
  await interactive(page);
  await banner(page).getByRole('button', { name: 'Auswählen' }).press('Enter');
  await expect(manager(page)).toBeVisible();
  for (const button of await manager(page).getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.9 });
  }
});

test('the keyboard goes on to the content when banner or manager have been answered', async ({ page }) => {
  for (const choose of [false, true]) {
    await page.context().clearCookies();
    await page.goto('/de');
    await expect(banner(page)).toBeVisible();
    if (choose) {
      await banner(page).getByRole('button', { name: 'Auswählen' }).press('Enter');
      // The library gives it the focus a moment after it is there.
      await expect(manager(page).locator(':focus')).toBeAttached();
    }
    const asked = choose ? manager(page) : banner(page);
    await asked.getByRole('button', { name: 'Alle ablehnen' }).press('Enter');
    await expect(asked).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('the manager keeps the keyboard inside, closes with Escape without deciding, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/de');
  await interactive(page);
  await expect(banner(page)).toBeVisible();
  const opener = page.getByRole('button', { name: 'Cookie-Einstellungen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(manager(page)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('.pm')!.contains(document.activeElement)))
    .toBe(true);
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press(step < 15 ? 'Tab' : 'Shift+Tab');
    expect(await page.evaluate(() => document.querySelector('.pm')!.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(manager(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(banner(page)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});
