import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

test.describe('the language', () => {
  const cases: { name: string; headers: Record<string, string>; to: string }[] = [
    { name: 'German is the default', headers: { 'accept-language': '' }, to: '/de' },
    {
      name: 'English where the browser prefers it',
      headers: { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' },
      to: '/en',
    },
    { name: 'German where the browser speaks neither', headers: { 'accept-language': 'fr-FR,fr;q=0.9' }, to: '/de' },
    {
      name: 'the choice in the cookie before the browser',
      headers: { 'accept-language': 'de', cookie: 'i18n_redirected=en' },
      to: '/en',
    },
    {
      name: 'German where the cookie is rubbish',
      headers: { 'accept-language': '', cookie: 'i18n_redirected=klingon' },
      to: '/de',
    },
  ];
  for (const { name, headers, to } of cases) {
    test(`at / : ${name}`, async ({ request }) => {
      const response = await request.get('/', { headers, maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(to);
    });
  }

  test('switches in place on every kind of page, and remembers', async ({ page, request, witness, context }) => {
    const german = await demoAddresses(request, 'de');
    for (const path of [german.home, german.programme, german.event, german.magazine, german.contentPage]) {
      await page.goto(path);
      await interactive(page);
      const english = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href');
      await page.locator('a[hreflang="en"]:visible').first().click();
      await expect(page).toHaveURL(new URL(english!, page.url()).href);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('header').first()).toContainText('Menu');
    }
    expect(witness.documents).toHaveLength(5);
    expect(witness.complaints).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('en');
  });

  test('leads from further results to the first page of them: the other language may find fewer', async ({ page }) => {
    await page.goto('/de/search/events/2?q=der');
    await page.locator('a[hreflang="en"]:visible').first().click();
    await expect(page).toHaveURL('/en/search/events?q=der');
    await expect(page.locator('main input[name=q]')).toHaveValue('der');
  });

  test('of a page is the same from the server as after a switch', async ({ page }) => {
    await page.goto('/de/programm');
    await interactive(page);
    await page.locator('a[hreflang="en"]:visible').first().click();
    await expect(page).toHaveURL(/\/en\/program$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const footer = page.locator('footer').last();
    await expect(footer).toContainText('Phone +49');
    const around = await footer.innerText();
    const switched = await page.locator('main').innerText();
    const title = await page.title();
    await page.reload();
    expect(await page.locator('main').innerText()).toBe(switched);
    expect(await footer.innerText()).toBe(around);
    expect(await page.title()).toBe(title);
  });
});
