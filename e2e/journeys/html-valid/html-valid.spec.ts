import { HtmlValidate } from 'html-validate';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { details, sitemapPaths } from '../../src/harness/site-pages.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React makes ids with underscores.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The menu stands on the page twice, and one of the two is on show.
    'unique-landmark': 'off',
    // The menu's button is a link without JavaScript; the suggestions of the search are no form control.
    'prefer-native-element': 'off',
    'no-redundant-for': 'off',
  },
});

/** What is wrong with a document, in words; nothing of a document that is valid. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test.describe('the HTML', () => {
  test('of every kind of page and layout is valid as the server sends it, in both languages', async ({ request }) => {
    const kinds = details(await sitemapPaths(request));
    const others = [
      '/offline/de.html',
      '/offline/en.html',
      '/admin/login/',
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
