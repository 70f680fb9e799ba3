import { demoAddresses } from '../../src/harness/demo-content.ts';
import { expect, test } from '../../src/harness/test.ts';

test.use({ consent: 'undecided' });

/** What needs no consent: the visitor's own choices, and the basket. */
const REQUIRED = ['i18n_redirected', 'breaking_news_closed', 'cartAmount'];

for (const locale of ['de', 'en'] as const) {
  test(`before consent no page in ${locale} asks a foreign host, or stores anything optional`, async ({ page, request, baseURL, witness }) => {
    test.slow();
    const { menu, footer } = (await (await request.get(`/${locale}/pageeditor-api/nav`)).json()) as Record<'menu' | 'footer', { url: string }[]>;
    const media = locale === 'de' ? '/de/ueber-uns/nordlicht-von-aussen' : '/en/about-us/nordlicht-from-outside';
    const legal = ['agb', 'datenschutz', 'impressum'].map((path) => `/${locale}/${path}`);
    const named = [...menu, ...footer].map(({ url }) => url);
    const paths = new Set([...Object.values(await demoAddresses(request, locale)), ...named.filter((url) => url.startsWith('/')), ...legal, media]);
    expect(paths.size).toBeGreaterThan(15);
    for (const path of paths) await page.goto(path);
    await page.waitForLoadState('networkidle');

    expect(witness.requests.filter((url) => !url.startsWith(baseURL!) && !/^(data|blob):/.test(url))).toEqual([]);
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !REQUIRED.includes(name))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  });
}
