import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import type { APIRequestContext } from '@playwright/test';
import { startContentService } from '../../src/harness/content-service.ts';
import { startGateway } from '../../src/harness/gateway.ts';
import { sharedHouse } from '../../src/harness/shared-house.ts';
import { details, sitemapPaths } from '../../src/harness/site-pages.ts';
import { expect, test } from '../../src/harness/test.ts';
import { interactive } from '../../src/harness/witness.ts';

/** Routes that are one page each: both addresses, both titles. */
const TABLE: [german: string, english: string, title: string, englishTitle: string][] = [
  ['/de', '/en', 'Haus Nordlicht. Museum und Bühne', 'Haus Nordlicht. Museum and Stage'],
  ['/de/programm', '/en/program', 'Programm und Karten', 'Programme and tickets'],
  ['/de/produktionen', '/en/productions', 'Produktionen', 'Productions'],
  ['/de/team', '/en/team', 'Wer hier arbeitet', 'The people who work here'],
  ['/de/mediathek-de', '/en/mediathek-en', 'Mediathek', 'Magazine'],
  ['/de/mediathek-de/tags', '/en/mediathek-en/tags', 'Alle #Themen', 'All #Topics'],
  ['/de/series', '/en/series', 'Reihen', 'Series'],
  ['/de/search', '/en/search', 'Suche', 'Search'],
  ['/de/search/events', '/en/search/events', 'Suche', 'Search'],
  ['/de/favoriten', '/en/favourites', 'Favoriten', 'Favourites'],
  ['/de/agb', '/en/agb', 'Allgemeine Geschäftsbedingungen', 'General terms and conditions'],
  ['/de/datenschutz', '/en/datenschutz', 'Datenschutz', 'Privacy policy'],
  ['/de/impressum', '/en/impressum', 'Impressum', 'Imprint'],
];

const linkOf = (html: string, pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? 'http://none').pathname;
const alternateOf = (html: string, language: string) =>
  linkOf(html, new RegExp(`<link rel="alternate" hreflang="${language}" href="([^"]+)"`));

/** A page as an anonymous visitor gets it. A busy machine may take longer than a fragment may. */
async function pageAt(request: APIRequestContext, path: string): Promise<string> {
  const response = await eventually(async () => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return answer.status() === 503 ? null : answer;
  });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.text();
}

test('every route of the table is there in both languages, with its title, its language, and the way to the other one', async ({
  request,
}) => {
  for (const [german, english, title, englishTitle] of TABLE) {
    for (const [path, language, said] of [
      [german, 'de', title],
      [english, 'en', englishTitle],
    ] as const) {
      const html = await pageAt(request, path);
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
      expect(/<title>([^<]*)/.exec(html)?.[1], path).toMatch(new RegExp(`^${said.replace('.', '\\.')}( [–|] |$)`));
      if (path.includes('/search')) continue;
      expect([alternateOf(html, 'de'), alternateOf(html, 'en'), alternateOf(html, 'x-default')], path).toEqual([
        german,
        english,
        german,
      ]);
    }
  }
});

test('the areas of editors and of the shop lead on, in both languages and at any depth', async ({ request }) => {
  const { webshop_url: shop } = (await (await request.get('/pageeditor-api/settings')).json()) as {
    webshop_url: string;
  };
  const to = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': 'de' } });
    return `${response.status()} ${response.headers().location ?? ''}`.trim();
  };
  for (const language of ['de', 'en']) {
    for (const path of ['user/profile', 'user/settings', 'cms-hub'])
      expect(await to(`/${language}/${path}`)).toBe(
        `302 /admin/login/?next=${encodeURIComponent(`/${language}/${path}`)}`,
      );
    for (const area of ['test.webshop', 'testshop', 'webshop', 'ticketing-shop']) {
      expect(await to(`/${language}/${area}`)).toBe(`302 ${shop}`);
      expect(await to(`/${language}/${area}/was/auch/immer?id=1`)).toBe(
        `302 ${new URL(shop).href.replace(/\/$/, '')}/was/auch/immer?id=1`,
      );
      expect(await to(`/${language}/${area}/eventlist`)).toBe(
        `302 ${language === 'de' ? '/de/programm' : '/en/program'}`,
      );
      expect(await to(`/${language}/${area}/itemgroups/7`)).toBe(`302 /${language}/mediathek-${language}`);
      expect(await to(`/${language}/${area}/series`)).toBe(`302 /${language}/series`);
      expect(await to(`/${language}/${area}/series/2`)).toBe(`302 /${language}/series/2`);
    }
    for (const path of ['', '/', '/kasse/1']) expect(await to(`/${language}/ticketing-template${path}`)).toBe('200');
  }
  expect(await to('/de/series/2')).toMatch(/^301 \/de\/series\/[a-z-]+\/2$/);
  expect(await to('/webshop/kasse')).toBe(`302 ${new URL(shop).href.replace(/\/$/, '')}/kasse`);
  expect(await to('/de/forms/anything/1')).toMatch(/^301 \/de\/forms\/[a-z-]+\/1$/);
  expect(await to('/en/forms/anything/1')).toMatch(/^301 \/en\/forms\/[a-z-]+\/1$/);
  expect(await to('/de/programm?room=foo&date=foo')).toBe('302 /de/programm');
});

test('one setting gives all lists their second names, and sends on who comes by the first', async ({ playwright }) => {
  test.slow();
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-second-'));
  const env = { LISTING_NAMES: 'second' };
  const content = await startContentService({ dataDir, env });
  const gateway = await startGateway({ apiUrl: content.url, releases: sharedHouse().releases, env });
  const request = await playwright.request.newContext({ baseURL: gateway.url });
  try {
    const paths = await sitemapPaths(request);
    const lists = [
      '/de/events',
      '/en/events',
      '/de/produktionen',
      '/en/productions',
      '/de/ensemble',
      '/en/ensemble',
      '/de/magazine',
      '/en/magazine',
      '/de/magazine/tags',
      '/en/magazine/tags',
      '/de/abonnements',
      '/en/abonnements',
    ];
    expect(paths).toEqual(expect.arrayContaining(lists));
    expect(paths.filter((path) => /^\/(de|en)\/(programm?|team|mediathek-..|series)(\/|$)/.test(path))).toEqual([]);
    for (const path of ['/de', '/en', ...lists, ...details(paths)]) {
      const html = await pageAt(request, path);
      expect(linkOf(html, /<link rel="canonical" href="([^"]+)"/)).toBe(path);
      expect(paths).toContain(alternateOf(html, path.startsWith('/de') ? 'en' : 'de'));
      const old = [
        ...html.matchAll(/href="(\/(?:de|en)\/(?:programm?|team|mediathek-..|series)(?:[/?#][^"]*)?)"/g),
      ].map(([, href]) => href);
      expect(old, path).toEqual([]);
    }
    for (const [before, now] of [
      ['/de/mediathek-de/tags', '/de/magazine/tags'],
      ['/en/program?date=01-12-2026', '/en/events?date=01-12-2026'],
      ['/de/team/jonna-petersen/1', '/de/ensemble/jonna-petersen/1'],
      ['/en/series/2', '/en/abonnements/2'],
    ] as const) {
      const response = await request.get(before, { maxRedirects: 0 });
      expect([before, response.status(), response.headers().location]).toEqual([before, 301, now]);
    }
  } finally {
    await request.dispose();
    await gateway.process.stop();
    await content.process.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a link to an address that the house has moved leads there, query, place and all, and back', async ({ page }) => {
  await page.goto('/de/agb');
  await interactive(page);
  await page.evaluate(() =>
    document.querySelector('main')!.prepend(
      Object.assign(document.createElement('a'), {
        href: '/de/spielplan?genre=1#main',
        textContent: 'Zum Spielplan',
      }),
    ),
  );
  await page.getByRole('link', { name: 'Zum Spielplan' }).click();
  await expect(page).toHaveURL('/de/programm?genre=1#main');
  await expect(page.getByRole('link', { name: /: Filter entfernen$/ })).toHaveCount(1);
  // The address that is no more has no entry of its own.
  await page.goBack();
  await expect(page).toHaveURL('/de/agb');
});
