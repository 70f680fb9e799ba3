import { json, SETTINGS } from './testing/content-api.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const path = (name: string) => ({ fragment: 'list', paths: { de: `/${name}`, en: `/${name}` } });

let site: WholeSite;
const leadsTo = async (address: string, headers: Record<string, string> = { 'accept-language': 'de' }) => {
  const response = await site.get(address, headers);
  return [response.status, response.headers.get('location')];
};
const settingsAre = async (changes: object) => {
  site.api.answers.set('/pageeditor-api/settings', json({ ...SETTINGS, ...changes }, 'settings'));
  await site.changed();
};

beforeAll(async () => {
  site = await startWholeSite(
    [
      {
        declaration: {
          routes: {
            events: { fragment: 'list', paths: { de: '/programm', en: '/program' } },
            magazine: path('mediathek'),
            series: path('series'),
            'series-slug-id': path('series/:slug?/:id'),
            pages: path('*'),
          },
        },
        render: `async () => ({ status: 404, html: '', head: null, styles: {}, data: null, slots: [], tags: [] })`,
      },
    ],
    { environment: { WEBSHOP_PATH: '/karten-shop', SITE_URL: 'https://nordlicht.example' } },
  );
});
afterAll(() => site?.close());
afterEach(() => settingsAre({}));

describe('the shop’s addresses', () => {
  it.each([
    ['/webshop', ''],
    ['/webshop/', ''],
    ['/webshop/cart/1', '/cart/1'],
    ['/webshop/shop.aspx?id=1', '/shop.aspx?id=1'],
    ['/testshop', ''],
    ['/test.webshop', ''],
    ['/test.webshop/a/b', '/a/b'],
    ['/karten-shop', ''],
    ['/karten-shop/x?a=1&b=2', '/x?a=1&b=2'],
    ['/de/webshop?lang=de', '?lang=de'],
    ['/en/testshop/cart', '/cart'],
  ])('lead to the same place of the shop: %s', async (address, rest) => {
    const [status, location] = await leadsTo(address);
    expect([status, location]).toEqual([302, rest ? new URL(SETTINGS.webshop_url + rest).href : SETTINGS.webshop_url]);
  });

  it('keep what the address of the shop has of its own', async () => {
    await settingsAre({ webshop_url: 'https://shop.example/house/?tenant=7' });
    expect(await leadsTo('/webshop/cart?id=1')).toEqual([302, 'https://shop.example/house/cart?tenant=7&id=1']);
  });

  it.each([
    ['/webshop/eventlist', '/de/programm'],
    ['/en/webshop/webticket/EventList', '/en/program'],
    ['/testshop/event-list?day=1', '/de/programm'],
    ['/webshop/itemgroups', '/de/mediathek'],
    ['/karten-shop/webticket/item-groups/7', '/de/mediathek'],
    ['/test.webshop/series/12', '/de/series/12'],
    ['/webshop/series?id=12', '/de/series/12'],
    ['/webshop/series', '/de/series'],
  ])('that this site shows itself lead there: %s', async (address, own) => {
    expect(await leadsTo(address)).toEqual([302, own]);
  });

  it('follow the language of the browser where the address has none', async () => {
    expect(await leadsTo('/webshop/eventlist', { 'accept-language': 'en' })).toEqual([302, '/en/program']);
  });

  it.each(['/webshops', '/ticketing-shop', '/de/webshop-info', '/karten-shop.html'])(
    'are not those that only look like them: %s',
    async (address) => {
      expect((await site.get(address)).status).toBe(404);
    },
  );

  it.each(['', 'javascript:alert(1)', '/webshop', 'https://nordlicht.example/webshop'])(
    'are missing where the house has no shop: %s',
    async (webshop_url) => {
      await settingsAre({ webshop_url });
      expect((await site.get('/webshop')).status).toBe(404);
    },
  );

  it('are offline with the site', async () => {
    await settingsAre({ is_site_online: false });
    expect((await site.get('/webshop')).status).toBe(503);
  });
});

describe('the frame that the shop embeds', () => {
  const frame = async (address = '/de/ticketing-template') => (await site.get(address)).text();

  it('has header and footer around one marker, in the webshop layout', async () => {
    for (const address of ['/de/ticketing-template', '/de/ticketing-template/cart/2', '/ticketing-template']) {
      const html = await frame(address);
      expect(html.split('<!-- webshop:content -->')).toHaveLength(2);
      expect(html).toMatch(
        /<body class="layout-webshop">[\s\S]*<header[\s\S]*<main id="main" tabindex="-1"><!-- webshop:content --><\/main>[\s\S]*<footer/,
      );
      expect(html).toMatch(/<!-- webshop:head --><\/head>/);
    }
    expect(await frame('/en/ticketing-template')).toContain('<html lang="en" dir="ltr">');
  });

  it('has no script, no state and no address of its own', async () => {
    expect(await frame()).not.toMatch(/<script|foyer-state|rel="canonical"|og:url|as="script"/);
  });

  it('has no button that only a script could bring to life', async () => {
    const html = await frame();
    expect(html).toContain('.layout-webshop [data-shell] button{display:none}');
    expect(html).not.toMatch(/overlay=true|data-sticky-bar=/);
  });

  it('has whole addresses only', async () => {
    const html = await frame();
    expect(html).toContain('href="https://nordlicht.example/de/programm"');
    expect(html).toContain('url("https://nordlicht.example/assets/fonts/');
    expect(html).not.toMatch(/(?:href|src|action)="\/|url\(["']?\//);
  });

  it('is the same for those who are logged in', async () => {
    expect(await (await site.get('/de/ticketing-template', { cookie: 'sessionid=good' })).text()).not.toContain('Ada');
  });
});
