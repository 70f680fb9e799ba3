import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test('the whole visit works by links', async ({ page }) => {
    await page.goto('/de');
    await expect(page.locator('[data-widget="events.list"] a[href^="/de/programm/"]').first()).toBeVisible();

    await page.locator('header a[href="/de/programm"]:visible').first().click();
    await expect(page).toHaveURL(/\/de\/programm(\?page=\d+)?$/);
    const event = page.locator('main a[href^="/de/programm/"]').first();
    const href = await event.getAttribute('href');
    await event.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page).toHaveTitle(/\S/);

    await page.goBack();
    await page.locator('a[hreflang="en"]:visible').first().click();
    await expect(page).toHaveURL(/\/en\/program(\?page=\d+)?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the programme has a pager of links', async ({ page }) => {
    await page.goto('/de/programm');
    const next = page.locator('main a[href*="page=2"]').first();
    await expect(next).toBeVisible();
    const first = await page.locator('main a[href^="/de/programm/"]').first().getAttribute('href');
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
  });

  test('the programme is filtered by a form behind a link', async ({ page, request }) => {
    const [type] = (await (await request.get('/de/api/exhibition-types/')).json()) as { slug: string; name: string }[];
    await page.goto('/de/programm');
    await page.locator('main a[href*="filter=1"]').first().click();
    await page.locator(`main form input[name="type"][value="${type!.slug}"]`).check({ force: true });
    await page.locator('main form button[type="submit"], main form button:not([type])').first().click();
    await expect(page).toHaveURL(new RegExp(`type=${type!.slug}`));
    await expect(page.locator('main a[href^="/de/programm/"]').first()).toBeVisible();
    expect(await page.locator('main').innerText()).toContain(type!.name);
  });

  test('what only scripts could answer is not shown', async ({ page }) => {
    for (const path of ['/de', '/de/programm', '/de/besuch']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: 'Aktueller Hinweis' })).toBeVisible();
      expect(await page.locator('button:not(form button):visible').allTextContents(), path).toEqual([]);
    }
  });

  test('a page that does not exist says so in the full layout and leads on', async ({ page }) => {
    const response = await page.goto('/de/gibtsnicht');
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('header')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    await page.locator('main a[href="/de"]').click();
    await expect(page).toHaveURL(/\/de$/);
  });

  test('the menu of a small window opens by its link, and all of it can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto('/de');
    await page.locator('a[href="#menu"]').click();
    await expect(page.locator('#menu a[href="/de/programm"]').first()).toBeVisible();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 2000);
    const last = page.locator('#menu').getByRole('link', { name: 'Suche' });
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL(/\/de\/search/);
  });

  test('pages below others are reached from wide windows, too', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('banner').locator('a[href="#menu"]').click();
    await page.locator('#menu').getByRole('link', { name: 'Anfahrt' }).click();
    await expect(page).toHaveURL('/de/besuch/anfahrt');
  });

  test('magazine, article, form and content page are readable', async ({ page, request }) => {
    const addresses = await demoAddresses(request);
    for (const path of [addresses.magazine, addresses.article, addresses.form, addresses.contentPage]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('main h1').first(), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100);
    }
  });
});
