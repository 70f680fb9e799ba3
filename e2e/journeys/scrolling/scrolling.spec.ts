import type { Page } from '@playwright/test';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** Pixels between the upper edge of the window and a place of the page. */
const above = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Takes a page over and stops its clock: from here on, time passes by `page.clock.runFor` only. */
async function standStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await interactive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

test.describe('a place on a page', () => {
  test('that an address names is shown 130 px below the edge of the window, after a full load and in place', async ({
    page,
  }) => {
    await page.goto('/de/besuch#fragen');
    await interactive(page);
    await expect.poll(() => above(page, 'fragen')).toBeCloseTo(130, 0);
    await page.goto('/de/agb');
    await interactive(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/de/besuch#orte', textContent: 'Orte' });
      document.querySelector('main')!.prepend(link);
    });
    await page.getByRole('link', { name: 'Orte', exact: true }).first().click();
    await expect(page).toHaveURL('/de/besuch#orte');
    await expect.poll(() => above(page, 'orte')).toBeCloseTo(130, 0);
  });

  test('that comes late is waited for', async ({ page }) => {
    await page.goto('/de/besuch#spaet');
    await interactive(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('h2'), { id: 'spaet', textContent: 'Spät' });
      document.querySelector('main')!.append(late);
    });
    await expect.poll(() => above(page, 'spaet')).toBeLessThan(800);
  });

  test('that a folded answer holds is unfolded first', async ({ page }) => {
    await page.goto('/de/besuch#hund');
    await interactive(page);
    await expect(page.getByText('Assistenzhunde sind überall willkommen')).toBeVisible();
  });
});

test.describe('links to places of the page itself', () => {
  test('come to rest 200 px below the edge, with the focus, at once where motion is not wanted', async ({
    page,
    witness,
  }) => {
    await page.goto('/de/besuch');
    await interactive(page);
    await page
      .getByRole('navigation', { name: 'Auf dieser Seite' })
      .getByRole('link', { name: 'Häufige Fragen' })
      .click();
    await expect(page).toHaveURL('/de/besuch#fragen');
    await expect.poll(() => above(page, 'fragen')).toBeCloseTo(200, 0);
    await expect(page.locator('#fragen')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/de/besuch');
    expect(witness.documents).toHaveLength(1);
    expect(witness.complaints).toEqual([]);
  });

  test.describe('where motion is welcome', () => {
    test.use({ reducedMotion: 'no-preference' });

    /** Lets time pass until the page moves, which is at the very beginning of its way. */
    const moves = (page: Page) =>
      expect(async () => {
        await page.clock.runFor(20);
        expect(await scrolled(page)).toBeGreaterThan(0);
      }).toPass();

    test('glide there in 0.7 s', async ({ page }) => {
      await standStill(page, '/de/besuch');
      await page
        .getByRole('navigation', { name: 'Auf dieser Seite' })
        .getByRole('link', { name: 'Häufige Fragen' })
        .click();
      await moves(page);
      // The reading position is there at once: a key within the glide goes on from it.
      await expect(page.locator('#fragen')).toBeFocused();
      await page.clock.runFor(500);
      expect(await above(page, 'fragen')).toBeGreaterThan(200.5);
      await page.clock.runFor(220);
      expect(await above(page, 'fragen')).toBeCloseTo(200, 0);
      await expect(page.locator('#fragen')).toBeFocused();
    });

    test('wait 700 ms for an answer that unfolds', async ({ page }) => {
      await page.goto('/de/besuch');
      await interactive(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '#hund', textContent: 'Hunde' });
        document.querySelector('main')!.prepend(link);
        const times: Record<string, number> = {};
        Object.assign(window, { times });
        new MutationObserver(() => (times['unfolded'] = performance.now())).observe(
          document.getElementById('hund')!.closest('details')!,
          { attributeFilter: ['open'] },
        );
        window.addEventListener('scroll', () => (times['moved'] ??= performance.now()));
      });
      await page.getByRole('link', { name: 'Hunde', exact: true }).click();
      await expect(page.getByText('Assistenzhunde sind überall willkommen')).toBeVisible();
      await expect.poll(() => above(page, 'hund')).toBeCloseTo(200, 0);
      const { unfolded, moved } = await page.evaluate(
        () => (window as unknown as { times: Record<'unfolded' | 'moved', number> }).times,
      );
      expect(moved - unfolded).toBeGreaterThanOrEqual(690);
    });

    test('leave whoever scrolls meanwhile where they are', async ({ page }) => {
      await standStill(page, '/de/besuch');
      await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link', { name: 'Orte' }).click();
      await moves(page);
      await page.evaluate(() =>
        window.addEventListener('wheel', () => Object.assign(window, { wheeled: true }), { passive: true }),
      );
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, -10);
      await page.waitForFunction(() => 'wheeled' in window, null, { polling: 50 });
      await page.clock.runFor(900);
      expect(await above(page, 'orte')).toBeGreaterThan(210);
    });
  });
});
