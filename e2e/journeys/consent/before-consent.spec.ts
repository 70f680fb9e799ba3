import { demoAddresses } from '../../src/harness/demo-content.ts';
import { details, sitemapPaths } from '../../src/harness/site-pages.ts';
import { expect, test } from '../../src/harness/test.ts';

test.use({ consent: 'undecided' });

/** What needs no consent: the visitor's own choices, the basket, and what guards the form of the login. */
const REQUIRED = ['i18n_redirected', 'breaking_news_closed', 'cartAmount', 'csrftoken'];

for (const locale of ['de', 'en'] as const) {
  test(`before consent no page in ${locale} asks a foreign host, or stores anything optional`, async ({
    page,
    request,
    baseURL,
    witness,
  }) => {
    test.slow();
    const { menu, footer } = (await (await request.get(`/${locale}/pageeditor-api/nav`)).json()) as Record<
      'menu' | 'footer',
      { url: string }[]
    >;
    const media = locale === 'de' ? '/de/ueber-uns/nordlicht-von-aussen' : '/en/about-us/nordlicht-from-outside';
    const legal = ['agb', 'datenschutz', 'impressum'].map((path) => `/${locale}/${path}`);
    const named = [...menu, ...footer].map(({ url }) => url);
    const one = details(await sitemapPaths(request)).filter((path) => path.startsWith(`/${locale}/`));
    const lists = [
      `/${locale}/series`,
      `/${locale}/mediathek-${locale}/tags`,
      `/${locale}/search?q=licht`,
      locale === 'de' ? '/de/favoriten' : '/en/favourites',
      `/${locale}/ticketing-template`,
      '/admin/login/',
    ];
    const paths = new Set([
      ...Object.values(await demoAddresses(request, locale)),
      ...named.filter((url) => url.startsWith('/')),
      ...legal,
      ...one,
      ...lists,
      media,
    ]);
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(witness.requests.filter((url) => !url.startsWith(baseURL!) && !/^(data|blob):/.test(url))).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !REQUIRED.includes(name))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  });
}
