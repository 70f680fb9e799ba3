import { eventually } from '@foyer/shared/eventually';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { details, sitemapPaths } from '../../src/harness/site-pages.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const linkOf = (html: string, pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? 'http://none').pathname;

test.describe('what the site says to machines', () => {
  test('the sitemap has every kind of page in both languages, and each says the same of itself', async ({
    request,
    baseURL,
  }) => {
    const paths = await sitemapPaths(request);
    expect(paths.length).toBeGreaterThan(500);
    expect(new Set(paths).size).toBe(paths.length);
    const kinds = details(paths);
    // Events, productions, series, persons, venues, articles, categories, topics, forms.
    expect(kinds).toHaveLength(18);
    for (const path of [
      '/de',
      '/en',
      '/de/programm',
      '/en/program',
      '/de/mediathek-de/tags',
      '/de/impressum',
      ...kinds,
    ]) {
      expect(paths).toContain(path);
      // A busy machine may take longer than a fragment may.
      const response = await eventually(async () => {
        const answer = await request.get(path, { maxRedirects: 0 });
        return answer.status() === 503 ? null : answer;
      });
      expect([path, response.status()]).toEqual([path, 200]);
      const html = await response.text();
      expect(linkOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(path);
      const other = path.startsWith('/de') ? 'en' : 'de';
      expect(paths, `the other language of ${path}`).toContain(
        linkOf(html, new RegExp(`<link rel="alternate" hreflang="${other}" href="([^"]+)"`)),
      );
      expect(html).not.toMatch(/<meta name="robots" content="noindex/);
      for (const property of ['og:title', 'og:type', 'og:url', 'og:locale', 'og:locale:alternate', 'og:image'])
        expect(html, `${property} of ${path}`).toMatch(new RegExp(`<meta property="${property}" content="[^"]+">`));
      expect(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]).toContain(`${baseURL}/`);
    }
  });

  test('icons, manifest and the picture for other sites are there and of the right kind', async ({ page, request }) => {
    await page.goto('/en');
    const manifestPath = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await request.get(manifestPath!)).json()) as {
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest.start_url).toBe('/en');
    const icons = await page
      .locator('link[rel=icon], link[rel=apple-touch-icon]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    const files: [string, string][] = [
      ...manifest.icons.map(({ src, type }): [string, string] => [src, type]),
      ...icons.map((src): [string, string] => [src, '']),
      ['/share.jpg', 'image/jpeg'],
    ];
    expect(files.length).toBe(8);
    for (const [src, type] of files) {
      const response = await request.get(src);
      expect([src, response.status()]).toEqual([src, 200]);
      expect(response.headers()['content-type']).toContain(type || 'image/');
    }
    const session = await page.context().newCDPSession(page);
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  });

  test('a page that was reached in place says the same as one that the server sends', async ({
    page,
    request,
    witness,
  }) => {
    const said = () =>
      page.evaluate(() =>
        [
          document.title,
          ...[
            ...document.head.querySelectorAll(
              'meta[property], meta[name=description], meta[name=robots], link[rel=canonical], link[hreflang], link[rel=manifest]',
            ),
          ].map((element) => element.outerHTML),
          ...[...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
            JSON.stringify(JSON.parse(textContent ?? '')),
          ),
        ].sort(),
      );
    const follow = async (address: string) => {
      await page.evaluate((href) => {
        const link = document.querySelector('main')!.appendChild(document.createElement('a'));
        link.href = href;
        link.click();
      }, address);
      await expect(page).toHaveURL(address);
      await expect(page.locator(`link[rel=canonical][href$="${address.split('?')[0]}"]`)).toHaveCount(1);
    };
    const { event, programme, article, contentPage, form, home } = await demoAddresses(request);
    const kinds = details(await sitemapPaths(request));
    const [production, person] = ['produktionen', 'team'].map((kind) =>
      kinds.find((path) => path.startsWith(`/de/${kind}/`))!,
    );
    const paths = [event, programme, production!, person!, article, contentPage, form, home];
    await page.goto('/de');
    await interactive(page);
    const inPlace: Record<string, string[]> = {};
    for (const path of paths) {
      await follow(path);
      inPlace[path] = await said();
    }
    expect(witness.documents).toHaveLength(1);
    for (const path of paths) {
      await page.goto(path);
      expect(inPlace[path], path).toEqual(await said());
    }
  });
});
