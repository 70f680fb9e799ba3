import { UNNAMED } from '@foyer/shared';
import type { Head, PageLocation } from '@foyer/shared';
import { headHtml } from './head-html.ts';

const HOUSE = { ...UNNAMED, name: 'Nordlicht' };
const ORIGIN = 'https://nordlicht.example';
const at = (pathname: string, route = 'events'): PageLocation => ({
  locale: pathname.startsWith('/en') ? 'en' : 'de',
  pathname,
  search: '',
  hash: '',
  route,
  params: {},
});
const headOf = (head: Head, location = at('/de/programm')) => headHtml(head, location, ORIGIN, HOUSE);

describe('the head', () => {
  it('names the page in each language, the first one for all others', () => {
    const html = headOf(
      { title: 'Programme', alternates: { de: '/de/programm', en: '/en/program' } },
      at('/en/program'),
    );
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/en/program">`);
    for (const [hreflang, path] of [
      ['de', '/de/programm'],
      ['en', '/en/program'],
      ['x-default', '/de/programm'],
    ])
      expect(html).toContain(`<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${path}">`);
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
    expect(html).toContain('<meta property="og:locale:alternate" content="de_DE">');
    expect(html).toContain('<link rel="manifest" href="/manifest.en.webmanifest">');
  });

  it('shows the house’s picture, with its size, unless the page has one', () => {
    const own = {
      'og:image': '/media/a.webp',
      'og:image:width': '1920',
      'og:image:height': '1280',
      'og:image:alt': 'Bühne & "Licht"',
    };
    expect(headOf({ title: 'A' })).toContain(
      `<meta property="og:image" content="${ORIGIN}/share.jpg"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`,
    );
    const html = headOf({ title: 'A', meta: own });
    expect(html).toContain(
      `<meta property="og:image" content="${ORIGIN}/media/a.webp"><meta property="og:image:width" content="1920">`,
    );
    expect(html).toContain('content="Bühne &#38; &#34;Licht&#34;"');
    expect(html).not.toContain('share.jpg');
  });

  it('says whose page it is, once', () => {
    expect(headOf({ title: 'Programm' })).toContain('<title>Programm – Nordlicht</title>');
    expect(headOf({ title: 'Anfahrt | Haus Nordlicht' })).toContain('<title>Anfahrt | Haus Nordlicht</title>');
    expect(headOf({ title: 'Programm' })).toContain('<meta property="og:title" content="Programm">');
  });

  it('of a missing page claims no address', () => {
    const html = headOf({ title: '404 Not Found', robots: 'noindex' });
    expect(html).not.toMatch(/canonical|og:url|hreflang/);
  });

  it('says as data what the page is about, which cannot end the element it stands in', () => {
    const html = headOf({ title: 'A', jsonLd: { '@type': 'Article', headline: '</script><b>' } });
    expect(html).not.toContain('</script><b>');
    expect(JSON.parse(/ld\+json">([^<]*)</.exec(html)?.[1] ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: '</script><b>',
    });
  });

  it('says as data who the house is, on the home page only, and the way to a page below it', () => {
    const data = (html: string) =>
      [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
        ([, json]) => JSON.parse(json ?? '') as object,
      );
    expect(data(headOf({ title: 'A' }, at('/de', 'index')))).toEqual([
      expect.objectContaining({ '@type': ['Museum', 'PerformingArtsTheater'], url: ORIGIN }),
    ]);
    expect(data(headOf({ title: 'A' }))).toEqual([]);
    const crumbs = [
      { title: 'Besuch', href: '/de/besuch' },
      { title: '</script><b>', href: '/de/besuch/b' },
    ];
    expect(data(headOf({ title: 'A', breadcrumbs: crumbs }))).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Besuch', item: `${ORIGIN}/de/besuch` },
          { position: 2, name: '</script><b>' },
        ],
      },
    ]);
  });
});
