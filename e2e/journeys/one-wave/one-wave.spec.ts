import type { APIRequestContext } from '@playwright/test';
import { bytesOf, UNTOUCHED_BUDGET } from '../../src/harness/bytes.ts';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { recordNetwork, recordScripts } from '../../src/harness/network-record.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive, layoutInteractive } from '../../src/harness/witness.ts';

/** Addresses of the scripts that the HTML names itself. */
function scriptsIn(html: string, base: string): Set<string> {
  return new Set(html.match(/(?<=")\/[^"\s]+\.m?js(?=")/g)?.map((path) => new URL(path, base).href));
}

test('the programme keeps within its budget of scripts until somebody touches it', async ({ page, witness }) => {
  await page.goto('/de/programm');
  await layoutInteractive(page);
  await page.waitForLoadState('networkidle');
  const scripts = new Set(witness.requests.filter((url) => /\.m?js$/.test(url) && !url.endsWith('/sw.js')));
  const bytes = await Promise.all([...scripts].map(bytesOf));
  expect(bytes.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(UNTOUCHED_BUDGET);
});

test.describe('one wave of requests', () => {
  type Loaded = typeof interactive;
  const pages: [string, Loaded, (request: APIRequestContext) => Promise<string>][] = [
    ['the home page', interactive, () => Promise.resolve('/de')],
    // Its own code waits for a touch.
    ['the programme', layoutInteractive, () => Promise.resolve('/de/programm')],
    ['an event', interactive, async (request) => (await demoAddresses(request)).event],
  ];
  for (const [name, loaded, pathOf] of pages) {
    test(`${name} names every script it runs in its HTML, and fetches none twice and none because of another`, async ({
      page,
      request,
      baseURL,
    }) => {
      const path = await pathOf(request);
      const requests = await recordNetwork(page);
      const ran = await recordScripts(page);
      const response = await page.goto(path);
      await loaded(page);
      const named = scriptsIn(await response!.text(), baseURL!);

      expect(ran.size).toBeGreaterThan(1);
      expect([...ran].filter((url) => !named.has(url))).toEqual([]);
      const scripts = requests.filter(({ url, type }) => type === 'Script' || /\.m?js$/.test(url));
      expect(scripts.filter(({ askedBy }) => askedBy !== baseURL + path)).toEqual([]);
      const fetched = scripts.map(({ url }) => url);
      expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
    });

    test(`${name} loads nothing that it does not use`, async ({ page, request, witness }) => {
      await page.goto(await pathOf(request));
      await loaded(page);
      // Chromium says of a preload that nobody used within some seconds of the load event.
      await page.waitForTimeout(5500);
      expect(witness.complaints).toEqual([]);
      const unused = await page.evaluate(() => {
        const links = [
          ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script], link[rel=modulepreload]'),
        ].map((link) => link.href);
        const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
        return links.filter((href) => !loaded.includes(href));
      });
      expect(unused).toEqual([]);
    });
  }
});
