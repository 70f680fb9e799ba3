import type { Page } from '@playwright/test';
import { dayOf } from '../../src/harness/days.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

interface Listed {
  count: number;
}

const cards = (page: Page) => page.locator('main article');

async function readOn(page: Page, count: number): Promise<void> {
  await page.mouse.move(300, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

for (const [path, api] of [
  ['/de/produktionen', `/de/api/productions/?date=${dayOf(Date.now())}`],
  ['/de/mediathek-de', '/de/api/articles/'],
] as const) {
  test(`${path} goes on as one scrolls, to its end`, async ({ page, request, witness }) => {
    const { count } = (await (await request.get(api)).json()) as Listed;
    await page.goto(path);
    await interactive(page);
    const first = await cards(page).count();
    expect(count).toBeGreaterThan(first);
    await readOn(page, first + 1);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(page.url()).toMatch(/\?page=\d+$/);
    }).toPass();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(witness.complaints).toEqual([]);
    expect(witness.documents).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${path} has a pager`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Seite 2' }).click();
      await expect(page).toHaveURL(`${path}?page=2`);
      await expect(cards(page).first()).toBeVisible();
    });
  });
}

test('the magazine has breadcrumb, search and categories in its header', async ({ page }) => {
  await page.goto('/de/mediathek-de');
  await interactive(page);
  const header = page.getByRole('main').locator('header').first();
  await header.getByRole('navigation', { name: 'Kategorien' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/categories\//);
  await expect(
    header.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Mediathek' }),
  ).toBeVisible();
  await header.getByRole('search').getByRole('searchbox', { name: 'In der Mediathek suchen' }).fill('licht');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/search/articles?q=licht');
});

test('a category is called in addresses as in the language, and another name leads on', async ({ page, request }) => {
  await page.goto('/de/mediathek-de');
  await interactive(page);
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Hinter den Kulissen' }).click();
  await expect(page).toHaveURL(/\/de\/mediathek-de\/categories\/hinter-den-kulissen\/\d+$/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/[\w-]+\/categories\/behind-the-scenes\/\d+$/);
  const { pathname } = new URL(page.url());
  const answer = await request.get(pathname.replace('behind-the-scenes', 'hinter-den-kulissen'), { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, pathname]);
});
