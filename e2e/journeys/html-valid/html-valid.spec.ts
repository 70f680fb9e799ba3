import { demoAddresses } from '../../src/harness/demo-content.ts';
import { faultsOf } from '../../src/harness/html-faults.ts';
import { details, sitemapPaths } from '../../src/harness/site-pages.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

test.describe('the HTML', () => {
  test('of every kind of page and layout is valid as the server sends it, in both languages', async ({ request }) => {
    const kinds = details(await sitemapPaths(request));
    const others = [
      '/offline/de.html',
      '/offline/en.html',
      '/admin/login/',
      '/de/besuch?edit',
      '/de/search?q=licht',
      '/en/search?q=light',
      '/de/favoriten',
      '/de/ticketing-template',
      '/de/programm?page=2',
    ];
    const known = [
      ...Object.values(await demoAddresses(request, 'de')),
      ...Object.values(await demoAddresses(request, 'en')),
    ];
    const lists = [
      '/de/produktionen',
      '/en/productions',
      '/de/team',
      '/en/team',
      '/de/mediathek-de/tags',
      '/en/mediathek-en/tags',
      '/de/impressum',
      '/en/datenschutz',
      '/de/agb',
    ];
    const paths = [...new Set([...known, ...kinds, ...lists, ...others])];
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) expect(await faultsOf(await (await request.get(path)).text()), path).toEqual([]);
  });

  test('is still valid once the browser has taken over', async ({ page, request }) => {
    const kinds = details(await sitemapPaths(request)).filter((path) => path.startsWith('/de/'));
    for (const path of new Set(['/de', '/de/programm', '/de/search?q=licht', ...kinds, '/en/gibtsnicht'])) {
      await page.goto(path);
      await (path.endsWith('gibtsnicht') ? page.waitForLoadState('load') : interactive(page));
      expect(
        await faultsOf(`<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`),
        path,
      ).toEqual([]);
    }
  });
});
