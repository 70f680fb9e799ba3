import type { Page } from '@playwright/test';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

interface Listed {
  results: { urls: { de: string }; status: string; sticky_event?: boolean; ticket_url?: string }[];
}

const shortcuts = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' });
const toTop = (page: Page) => shortcuts(page).getByRole('link', { name: 'Nach oben' });
const overlay = (page: Page) => shortcuts(page).getByRole('link', { name: 'Programm und Karten' });
const tickets = (page: Page) => shortcuts(page).getByRole('link', { name: 'Karten', exact: true });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('what stays within reach', () => {
  test('the way up is there past half a window, and leads to the top with the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto('/de');
    await interactive(page);
    await scrollTo(page, 400);
    await expect(toTop(page)).toHaveCount(0);
    await scrollTo(page, 401);
    await toTop(page).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('/de');
    await expect(page.locator('#main')).toBeFocused();
    await expect(toTop(page)).toHaveCount(0);
  });

  test('the programme is within reach everywhere but in the programme itself', async ({ page, request }) => {
    const { results } = (await (await request.get('/de/api/events/')).json()) as Listed;
    for (const [path, there] of [
      ['/de/agb', 1],
      ['/de/mediathek-de', 1],
      ['/de/programm', 0],
      [results[0]!.urls.de, 0],
    ] as const) {
      await page.goto(path);
      await interactive(page);
      await expect(overlay(page), path).toHaveCount(there);
    }
  });

  test('tickets are offered for an event on sale, and for no other', async ({ page, request }) => {
    const { results } = (await (await request.get('/de/api/events/')).json()) as Listed;
    const onSale = results.find(({ status, ticket_url: url }) => status === 'sale' && url);
    const other = results.find(({ status }) => status !== 'sale');
    await page.goto(onSale!.urls.de);
    await expect(tickets(page)).toHaveAttribute('href', onSale!.ticket_url!);
    await page.goto(other!.urls.de);
    await interactive(page);
    await expect(tickets(page)).toHaveCount(0);
  });

  test('a production that is flagged offers tickets always', async ({ page, request }) => {
    const { results } = (await (await request.get('/de/api/productions/')).json()) as Listed;
    const flagged = results.filter(({ sticky_event: flag }) => flag);
    expect(flagged.length).toBeGreaterThan(0);
    await page.goto(flagged[0]!.urls.de);
    await expect(tickets(page)).toBeVisible();
  });

  test('links of the page come past the threshold, go while the footer is in sight, and with their page', async ({
    page,
    witness,
  }) => {
    await page.goto('/de/besuch');
    await interactive(page);
    const link = shortcuts(page).getByRole('link', { name: 'Häufige Fragen' });
    await expect(link).toHaveCount(0);
    await scrollTo(page, 700);
    await expect(link).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(link).toHaveCount(0);
    await scrollTo(page, 700);
    await link.click();
    await expect(page).toHaveURL('/de/besuch#fragen');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/de/impressum');
    await scrollTo(page, 2000);
    await expect(link).toHaveCount(0);
    expect(witness.complaints).toEqual([]);
  });
});

test.describe('a line of its own at the lower edge', () => {
  /** Titles and fields that something of the line lies on, while the line itself has no ground. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const bar = document.querySelector('nav[data-sticky-bar]');
      if (!bar) return [];
      const { left, right, bottom } = bar.getBoundingClientRect();
      const isLine = left <= 0 && right >= document.documentElement.clientWidth && bottom >= innerHeight;
      const hasGround = !/rgba?\(.*, 0\)|transparent/.test(getComputedStyle(bar).backgroundColor);
      return isLine && hasGround ? [] : [`${left} ${right} ${bottom} ${getComputedStyle(bar).backgroundColor}`];
    });

  for (const width of [360, 768, 1440])
    test(`holds what stays within reach, and covers no end of a page, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/de/mediathek-de', '/de/forms/kontakt/1', '/de/programm']) {
        await page.goto(path);
        await interactive(page);
        await scrollTo(page, 1000);
        await expect(shortcuts(page)).toBeVisible();
        expect(await covered(page), path).toEqual([]);
      }
      await page.goto('/de/forms/kontakt/1');
      await interactive(page);
      await scrollTo(page, 100_000);
      const footer = await page.getByRole('contentinfo').boundingBox();
      const bar = await shortcuts(page).boundingBox();
      expect(footer!.y + footer!.height).toBeLessThanOrEqual(bar!.y + 1);
    });

  test('leaves in sight what the page opens with: its words end where its picture does, and their button is above the line', async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [390, 640],
      [800, 768],
      [1024, 768],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/de');
      await expect(shortcuts(page)).toBeVisible();
      const opening = page.locator('[data-model=hero_media]').first();
      const [picture, button, line] = await Promise.all(
        [opening, opening.getByRole('link').first(), shortcuts(page)].map((each) => each.boundingBox()),
      );
      const end = button!.y + button!.height;
      expect(end, `${width}`).toBeLessThanOrEqual(line!.y);
      expect(picture!.y + picture!.height - end, `${width}`).toBeLessThan(60);
    }
  });

  test('has the one way to the tickets where it is; without JavaScript the page has it', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const { results } = (await (await request.get('/de/api/events/')).json()) as Listed;
    const onSale = results.find(({ status, ticket_url: url }) => status === 'sale' && url)!;
    const own = page.getByRole('main').locator(`a[href="${onSale.ticket_url!}"]`);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(onSale.urls.de);
      await expect(tickets(page)).toBeVisible();
      await expect(own).toBeHidden();
    }
    const plain = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false });
    await plain.goto(onSale.urls.de);
    await expect(plain.getByRole('main').locator(`a[href="${onSale.ticket_url!}"]`)).toBeVisible();
    await plain.close();
  });
});
