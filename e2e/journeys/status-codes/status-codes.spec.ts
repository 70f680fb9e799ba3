import { eventually } from '@foyer/shared/eventually';
import { demoAddresses } from '../../src/harness/demo-content.ts';
import { logInAt } from '../../src/harness/editor-session.ts';
import { expect, test } from '../../src/harness/test.ts';

test.describe('status codes', () => {
  const fixed: [path: string, status: number, location?: string][] = [
    ['/', 302, '/de'],
    ['/de', 200],
    ['/en', 200],
    ['/de/programm', 200],
    ['/en/program', 200],
    ['/de/programm?page=2', 200],
    ['/de/programm?page=99999', 404],
    ['/de/gibtsnicht', 404],
    ['/de/programm/gibtsnicht/999999', 404],
    ['/de/programm/kein/nummer', 404],
    ['/fr/programme', 404],
    ['/de/%E0%A4%A', 404],
    ['/releases/events/none/client/remoteEntry.js', 404],
    ['/releases/../package.json', 404],
    ['/de/', 301, '/de'],
    ['/de?v=3', 301, '/de'],
    ['/de/programm?utm_source=x&v=3', 301, '/de/programm?utm_source=x'],
    ['/de/Programm', 301, '/de/programm'],
    ['/DE/programm', 301, '/de/programm'],
    ['/de//programm/', 301, '/de/programm'],
    ['/de/%00', 404],
    ['/de/forms%2Fkontakt/1', 404],
    ['/de/cms-hub', 302, '/admin/login/?next=%2Fde%2Fcms-hub'],
    ['/cms-hub', 302, '/de/cms-hub'],
    ['/webshop/eventlist', 302, '/de/programm'],
    ['/de/ticketing-template', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
  ];
  for (const [path, status, location] of fixed) {
    test(`${path} answers ${status}${location ? ` to ${location}` : ''}`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0, headers: { 'accept-language': 'de' } });
      expect(response.status()).toBe(status);
      if (location) expect(response.headers().location).toBe(location);
    });
  }

  test('every kind of page answers 200 in both languages, with a title and a heading', async ({ request }) => {
    for (const locale of ['de', 'en'] as const) {
      const { missing: _missing, ...pages } = await demoAddresses(request, locale);
      for (const path of Object.values(pages)) {
        const response = await request.get(path);
        const html = await response.text();
        expect(response.status(), path).toBe(200);
        expect(html, path).toMatch(/<title>[^<]{3,}<\/title>/);
        expect(html, path).toMatch(/<h1[ >]/);
        expect(html, path).toContain(`<html lang="${locale}"`);
      }
    }
  });

  test('the titles of the event list are in the HTML of the home page', async ({ request }) => {
    const html = await (await request.get('/de')).text();
    const list = html.slice(html.indexOf('data-widget="events.list"'));
    expect(list.match(/href="\/de\/programm\/[^"]+\/\d+"/g)?.length ?? 0).toBeGreaterThan(2);
  });

  test('a redirect of the content system is a 301', async ({ request }) => {
    const [first] = (await (await request.get('/de/pageeditor-api/redirect')).json()) as {
      old_path: string;
      new_path: string;
    }[];
    const response = await request.get(first!.old_path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(first!.new_path);
  });

  test('so is one from an address of an old site, as an editor writes it', async ({ request, contentUrl }) => {
    const editor = await logInAt(contentUrl);
    for (const [written, asked] of [
      ['/de/bühne-alt', '/de/b%C3%BChne-alt'],
      ['/de/Zwei Worte', '/de/Zwei%20Worte'],
      ['/de/alt/Index.php', '/de/alt/Index.php'],
      ['/besuch.html', '/besuch.html'],
    ] as const) {
      const redirect = { old_path: written, new_path: '/de/besuch' };
      expect((await editor.send('POST', '/de/api/back-office/redirects/', redirect)).status).toBe(201);
      const leads = async () => {
        const response = await request.get(asked, { maxRedirects: 0 });
        return response.status() === 301 && response.headers().location === '/de/besuch';
      };
      await eventually(leads, { what: `a redirect from ${written}` });
    }
  });
});
