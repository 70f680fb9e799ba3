import { demoAddresses } from '../../src/harness/demo-content.ts';
import { goToTop } from '../../src/harness/page-life.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const KEY = 'foyer.favourites';

test.describe('favourites', () => {
  test('are marked on events and articles, counted, shared by tabs, kept over a reload, and listed in both languages', async ({
    page,
    context,
    request,
    witness,
  }) => {
    const { event, article } = await demoAddresses(request);
    await page.goto(event);
    const mark = page.getByRole('button', { name: 'Favorit' });
    await mark.click();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    const link = page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'Favoriten (1)' });
    await expect(link).toBeVisible();

    const other = await context.newPage();
    await other.goto(article);
    await other.getByRole('button', { name: 'Favorit' }).click();
    await expect(page.getByRole('link', { name: 'Favoriten (2)' }).first()).toBeVisible();
    await other.close();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Favorit' })).toHaveAttribute('aria-pressed', 'true');
    await goToTop(page);
    await page.getByRole('link', { name: 'Favoriten (2)' }).first().click();
    await expect(page).toHaveURL('/de/favoriten');
    await expect(page.locator(`main a[href="${event}"]`)).toBeVisible();
    await expect(page.locator(`main a[href="${article}"]`)).toBeVisible();

    await page.locator('a[hreflang="en"]:visible').first().click();
    await expect(page).toHaveURL('/en/favourites');
    await expect(page.locator('main li')).toHaveCount(2);
    await page
      .locator('main')
      .getByRole('button', { name: /^Favourite: / })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Favourites (1)' }).first()).toBeVisible();
    await expect(page.locator('main li')).toHaveCount(2);
    expect(witness.complaints).toEqual([]);
  });

  test('say so when there are none, and when some are gone from the site', async ({ page }) => {
    await page.goto('/de/favoriten');
    await interactive(page);
    await expect(page.getByRole('heading', { name: 'Noch nichts gemerkt' })).toBeVisible();
    await page.evaluate(
      (key) => localStorage.setItem(key, JSON.stringify(['event:1', 'event:999999', 'article:999999'])),
      KEY,
    );
    await page.reload();
    await expect(page.locator('main li')).toHaveCount(1);
    await expect(page.getByText('2 Favoriten sind nicht mehr auf der Website.')).toBeVisible();
    await page.getByRole('button', { name: 'Aus der Liste nehmen' }).click();
    await expect(page.getByText('nicht mehr auf der Website')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('["event:1"]');
  });

  test('are many for some', async ({ page, request }) => {
    const ids = await Promise.all(
      [1, 2].map(async (part) =>
        (
          (await (await request.get(`/de/api/events/?page_size=100&page=${part}`)).json()) as {
            results: { id: number }[];
          }
        ).results.map(({ id }) => `event:${id}`),
      ),
    );
    await page.goto('/de/favoriten');
    await page.evaluate(([key, marks]) => localStorage.setItem(key, marks), [KEY, JSON.stringify(ids.flat())] as const);
    await page.reload();
    await expect(page.locator('main li')).toHaveCount(200);
  });
});
