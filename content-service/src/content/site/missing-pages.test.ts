import type { Event, Paged, Person } from '@foyer/shared/api';
import { ask, serviceForTests } from '../../testing/site.ts';

describe('the log of missing pages', () => {
  const site = serviceForTests();
  const report = (body: unknown) =>
    ask(`${site.url}/api/dashboard-error-log/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('takes addresses, again and again, from many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => report({ url: '/de/fehlt?name=Ada' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
  });

  it('takes the longest address in signs that take most room', async () => {
    const signs = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)));
    expect((await report({ url: signs.join('') })).status).toBe(204);
  });

  it('refuses what is no address', async () => {
    for (const body of [{}, { url: '' }, { url: 5 }, { url: 'x'.repeat(2001) }])
      expect((await report(body)).status).toBe(400);
  });

  it('has a page for visitors in both languages', async () => {
    const german = await ask<string>(`${site.url}/html/404.html`);
    expect(german.headers.get('content-type')).toContain('text/html');
    expect(german.body).toContain('<html lang="de">');
    expect([...german.body.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/de',
      '/de/programm',
      '/de/search',
    ]);
    const english = await ask<string>(`${site.url}/html/404.html`, { headers: { 'accept-language': 'en' } });
    expect(english.body).toContain('<html lang="en">');
    expect((await ask(`${site.url}/html/418.html`)).status).toBe(404);
  });

  it('has a page for a site that is offline, in both languages at once', async () => {
    const { body } = await ask<string>(`${site.url}/html/503.html`);
    expect([...body.matchAll(/<p lang="(..)">/g)].map(([, language]) => language)).toEqual(['de', 'en']);
    expect(body).toContain('<h1>Website offline</h1>');
  });
});

describe('media', () => {
  const site = serviceForTests();

  it('are drawn when they are first asked for and then never asked for again', async () => {
    // What is on first has a picture on some days, and on others none.
    const { body } = await ask<Paged<Event>>(`${site.url}/de/api/events/`);
    const url = body.results.find((event) => event.image_thumbnails)?.image_thumbnails?.small.url ?? '';
    const [first, second] = await Promise.all([ask<string>(site.url + url), ask<string>(site.url + url)]);
    for (const { status, headers } of [first, second]) {
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(first.body).toBe(second.body);
  });

  it('have every size of a portrait too', async () => {
    const { body } = await ask<Paged<Person>>(`${site.url}/de/api/persons/`);
    const thumbnails = body.results.find((person) => person.image_thumbnails)?.image_thumbnails;
    const files = [thumbnails?.small, thumbnails?.medium, thumbnails?.large, ...(thumbnails?.more ?? [])].flatMap(
      (size) => [size?.url, size?.avif],
    );
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const file of files) expect([file, (await ask<string>(site.url + file)).status]).toEqual([file, 200]);
  });

  it.each([
    '/media/demo/none-0000000000-480.webp',
    '/media/../content-service.lock',
    '/media/%2e%2e/content-service.lock',
    '/media/demo/',
    '/media/.hidden',
  ])('have nothing at %s', async (path) => {
    expect((await ask(site.url + path)).status).toBe(404);
  });
});
