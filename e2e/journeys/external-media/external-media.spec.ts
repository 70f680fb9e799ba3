import type { Page } from '@playwright/test';
import { banner, manager, storedConsent } from '../../src/harness/consent.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutShift, painted, policyViolations } from '../../src/harness/witness.ts';

const PAGE = '/de/ueber-uns/nordlicht-von-aussen';
const films = (page: Page) => page.locator('iframe[src^="https://video.nordlicht.example/"]');
const tour = (page: Page) => page.getByRole('group', { name: /Ein Rundgang/ });

/** The other providers do not exist: this stands for them, and notes what they were asked for. */
async function standInForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/.*\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><p>Film</p>' });
  });
  return asked;
}

test.describe('content of other providers', () => {
  test('is loaded one by one, or always, and goes on the spot', async ({ page, witness }) => {
    const asked = await standInForOthers(page);
    await page.goto(PAGE);
    await interactive(page);
    await expect(films(page)).toHaveCount(0);
    expect(asked).toEqual([]);

    await tour(page).getByRole('button', { name: 'Diesen Inhalt laden' }).click();
    await expect(films(page)).toHaveCount(1);
    await expect(tour(page)).toBeFocused();
    expect(asked).toEqual(['https://video.nordlicht.example/embed/rundgang']);
    await page.getByRole('button', { name: 'Nicht mehr laden' }).click();
    await expect(films(page)).toHaveCount(0);

    await tour(page).getByRole('button', { name: 'Videos immer laden' }).click();
    await expect(films(page)).toHaveCount(3);
    await expect.poll(() => storedConsent(page)).toMatchObject({ services: { external_media: ['video'] } });
    await page.reload();
    await expect(films(page)).toHaveCount(3);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

    // The browser gives a click to the frame that stood there until it has painted what was scrolled to.
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).scrollIntoViewIfNeeded();
    await painted(page);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await manager(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(films(page)).toHaveCount(0);
    await expect(tour(page).getByRole('button', { name: 'Diesen Inhalt laden' })).toBeVisible();
    expect(await policyViolations(page)).toEqual([]);
    expect(witness.complaints).toEqual([]);
  });

  test('goes in every tab when it is refused in one, and no other tab takes that back', async ({ page, context }) => {
    await standInForOthers(page);
    await page.goto(PAGE);
    await interactive(page);
    await tour(page).getByRole('button', { name: 'Videos immer laden' }).click();
    await expect(films(page)).toHaveCount(3);

    const other = await context.newPage();
    await standInForOthers(other);
    await other.goto('/de/programm');
    await interactive(other);
    await other.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await manager(other).getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect.poll(() => storedConsent(other)).toMatchObject({ categories: ['required'] });
    await other.close();

    // Here every tab counts as seen, whatever lies above it.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(films(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(manager(page).locator('input[value=external_media]')).not.toBeChecked();
  });

  test('may be framed from the hosts that the house has named, and from no others', async ({ page }) => {
    await standInForOthers(page);
    const policy = (await page.goto(PAGE))!.headers()['content-security-policy']!;
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(
      "'self' https://video.nordlicht.example https://nordlicht.podigee.example https://dokumente.nordlicht.example",
    );
    await expect(page.getByText(/sozial\.nordlicht\.example\. Wir laden hier nichts davon/)).toBeVisible();
  });

  test.describe('for visitors who have not decided', () => {
    test.use({ consent: 'undecided' });

    test('allowing one service at its placeholder is a decision: the others stay refused', async ({ page }) => {
      await standInForOthers(page);
      await page.goto(PAGE);
      await expect(banner(page)).toBeVisible();
      await tour(page).getByRole('button', { name: 'Videos immer laden' }).click();
      await expect(banner(page)).toBeHidden();
      await expect(films(page)).toHaveCount(3);
      expect(await storedConsent(page)).toMatchObject({
        categories: ['external_media', 'required'],
        services: { tracking: [], external_media: ['video'] },
      });
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is named, and a plain link leads there', async ({ page, witness }) => {
      await page.goto(PAGE);
      await expect(page.getByText(/Video von video\.nordlicht\.example/).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /Bei video\.nordlicht\.example öffnen/ }).first()).toHaveAttribute(
        'href',
        'https://video.nordlicht.example/embed/rundgang',
      );
      await expect(page.getByRole('button', { name: 'Diesen Inhalt laden' })).toHaveCount(0);
      expect(witness.requests.filter((url) => url.includes('nordlicht.example'))).toEqual([]);
    });
  });
});
