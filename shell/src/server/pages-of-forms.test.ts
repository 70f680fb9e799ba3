import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eventually } from '@foyer/shared/eventually';
import { POSTED_FORM } from '@foyer/shared/forms';
import type { PageCache } from './cache/page-cache.ts';
import type { House } from './compose/house.ts';
import { Metrics } from './monitoring/metrics.ts';
import { Pages } from './pages.ts';
import { json } from './testing/content-api.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const FORM = {
  id: 3,
  fields: [
    { id: 1, slug: 'name', field_type: 1 },
    { id: 2, slug: 'tage', field_type: 5 },
    { id: 3, slug: 'ja', field_type: 11 },
    { id: 4, slug: 'foto', field_type: 9 },
  ].map((field) => ({ visible: true, ...field })),
};
/** A page that says what came back. */
const PAGES = {
  declaration: {
    name: 'pages',
    fragments: { form: 'src/form.tsx' },
    routes: { form: { fragment: 'form', paths: { de: '/form', en: '/form' } } },
    widgets: {},
  },
  render: `async ({ site }) => ({ status: 200, html: '<pre>' + JSON.stringify(site.posted ?? null) + '</pre>', head: { title: 'Form' }, styles: {}, data: null, slots: [], tags: [] })`,
};

let site: WholeSite;
const entries: { form: number; field_values: Record<string, unknown>; idempotency_key: string }[] = [];
const files: string[] = [];

beforeAll(async () => {
  site = await startWholeSite([PAGES]);
  const bodyOf = async (request: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };
  site.api.answers.set('/de/api/forms/3/', json(FORM));
  site.api.answers.set(
    '/de/api/temp-files/',
    (request, response) =>
      void bodyOf(request).then(
        (body) => (files.push(body), json({ id: `tmp-${files.length}` }, '', 201)(request, response)),
      ),
  );
  site.api.answers.set(
    '/de/api/forms-entries/',
    (request, response) =>
      void bodyOf(request).then((body) => {
        const entry = JSON.parse(body) as (typeof entries)[number];
        if (!entry.field_values.name)
          return json({ errors: { name: ['Dieses Feld ist ein Pflichtfeld!'] } }, '', 400)(request, response);
        entries.push(entry);
        return json({ id: entries.length }, '', 201)(request, response);
      }),
  );
});
afterAll(() => site?.close());
beforeEach(() => {
  entries.length = 0;
  files.length = 0;
});

/** Posts the form as a browser without JavaScript does. */
function post(
  values: [string, string | File][],
  {
    path = '/de/form',
    headers = { 'sec-fetch-site': 'same-origin' },
  }: { path?: string; headers?: Record<string, string> } = {},
) {
  const body = new FormData();
  body.set(POSTED_FORM.form, '3');
  for (const [name, value] of values) body.append(name, value);
  return fetch(site.site.url + path, { method: 'POST', body, redirect: 'manual', headers });
}
const cameBack = async (response: Response) =>
  JSON.parse(/<pre>(.*?)<\/pre>/.exec(await response.text())?.[1] ?? 'null') as unknown;

describe('a form that is posted without JavaScript', () => {
  it('is sent on with its files, once, and leads back to its page', async () => {
    const response = await post(
      [
        ['field1', ' Ada '],
        ['field2', 'mo'],
        ['field2', 'di'],
        ['field3', 'on'],
        ['field4', new File(['x'], 'a.txt')],
        ['email2', ''],
      ],
      { path: '/de/form?a=1' },
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/form?a=1&sent=3']);
    expect(entries).toEqual([
      {
        form: 3,
        field_values: { name: 'Ada', tage: ['mo', 'di'], ja: true, foto: 'tmp-1' },
        idempotency_key: expect.any(String) as string,
      },
    ]);
    expect(files).toHaveLength(1);
    expect(files[0]).toContain('filename="a.txt"');
  });

  it('is sent without what no database keeps, which nobody sees in its fields', async () => {
    expect((await post([['field1', 'A\0da\0 ']])).status).toBe(303);
    expect(entries[0]?.field_values).toMatchObject({ name: 'Ada' });
  });

  it('has the defaults of fields that nobody sees, as with JavaScript', async () => {
    const hidden = [
      { id: 5, slug: 'art', field_type: 1, default: 'gruppe' },
      { id: 6, slug: 'leer', field_type: 1, default: null },
      { id: 7, slug: 'wege', field_type: 5, default: 'bahn' },
      { id: 8, slug: 'immer', field_type: 11, default: true },
    ].map((field) => ({ visible: false, ...field }));
    site.api.answers.set('/de/api/forms/3/', json({ ...FORM, fields: [...FORM.fields, ...hidden] }));
    const { status } = await post([
      ['field1', 'Ada'],
      ['field5', 'schule'],
    ]);
    site.api.answers.set('/de/api/forms/3/', json(FORM));
    expect(status).toBe(303);
    expect(entries[0]?.field_values).toMatchObject({ art: 'gruppe', leer: null, wege: ['bahn'], immer: true });
  });

  it('has the same name when it is sent again, so that the house takes it once, and another one when it was changed', async () => {
    for (const name of ['Ada', 'Ada', 'Ida']) expect((await post([['field1', name]])).status).toBe(303);
    const [first, again, changed] = entries.map(({ idempotency_key }) => idempotency_key);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
  });

  it('comes back with what was entered, what has arrived and what is wrong', async () => {
    const response = await post([
      ['field1', ' '],
      ['field2', 'mo'],
      ['field4', new File(['x'], 'zeugnis 1.pdf')],
    ]);
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await cameBack(response)).toEqual({
      form: 3,
      values: { field1: [' '], field2: ['mo'] },
      uploads: { field4: { id: 'tmp-1', name: 'zeugnis 1.pdf' } },
      errors: { field1: 'Dieses Feld ist ein Pflichtfeld!' },
    });
    const again = await post([
      ['field1', 'Ada'],
      ['field4', new File([], '')],
      ['field4-upload', 'tmp-1 zeugnis 1.pdf'],
    ]);
    expect(again.status).toBe(303);
    expect(entries[0]?.field_values).toMatchObject({ name: 'Ada', foto: 'tmp-1' });
    expect(files).toHaveLength(1);
  });

  it('says of an empty file what the house says of it', async () => {
    const arrives = site.api.answers.get('/de/api/temp-files/')!;
    site.api.answers.set('/de/api/temp-files/', json({ errors: { file: ['Diese Datei ist leer.'] } }, '', 400));
    const response = await post([
      ['field1', 'Ada'],
      ['field4', new File([], 'leer.pdf')],
    ]);
    site.api.answers.set('/de/api/temp-files/', arrives);
    expect(response.status).toBe(422);
    expect(await cameBack(response)).toMatchObject({ errors: { field4: 'Diese Datei ist leer.' } });
    expect(entries).toHaveLength(0);
  });

  it('is shown to nobody else', async () => {
    await post([['field1', '']]);
    expect(await cameBack(await site.get('/de/form'))).toBeNull();
  });

  it('loses nothing when the house cannot be reached', async () => {
    site.api.answers.set('/de/api/forms/3/', json({}, '', 500));
    const lost = await post([['field1', 'Ada']]);
    site.api.answers.set('/de/api/forms/3/', json(FORM));
    expect(lost.status).toBe(422);
    expect(await cameBack(lost)).toEqual({ form: 3, values: { field1: ['Ada'] }, uploads: {}, errors: {} });
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, { origin: 'null' }])(
    'is refused from another site: %j',
    async (headers) => {
      expect((await post([['field1', 'Ada']], { headers: headers as unknown as Record<string, string> })).status).toBe(
        403,
      );
      expect(entries).toEqual([]);
    },
  );

  it('is taken nowhere but on a page of a language, and is a form of ours', async () => {
    expect((await post([['field1', 'Ada']], { path: '/form' })).status).toBe(405);
    const foreign = await fetch(`${site.site.url}/de/form`, { method: 'POST', body: new URLSearchParams({ a: '1' }) });
    expect(foreign.status).toBe(405);
  });

  it.each([
    ['de', '10 MB haben'],
    ['en', 'at most 10 MB'],
  ])('may be as large as its files, and no larger: it says so, in %s', async (locale, words) => {
    const large = new File([new Uint8Array(33 * 1024 * 1024)], 'gross.bin');
    const response = await post([['field4', large]], { path: `/${locale}/form` });
    expect([response.status, response.headers.get('allow')]).toEqual([413, null]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(words);
    expect(entries).toEqual([]);
  });
});

it('is no failure of the house where whoever sends it goes before its end', async () => {
  const report = jest.fn();
  const settings = { siteUrl: null, sharedCacheS: 0 };
  const pages = new Pages({ report } as unknown as House, {} as PageCache, new Metrics(), settings);
  let taken: Promise<void> | undefined;
  const server = createServer((request, response) => {
    taken = pages.take(request, response, 'http://house', {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write(
    'POST /de/form HTTP/1.1\r\nHost: house\r\nContent-Type: multipart/form-data\r\nContent-Length: 9\r\n\r\n-',
  );
  await eventually(() => taken !== undefined);
  visitor.destroy();
  await taken;
  expect(report).not.toHaveBeenCalled();
  server.close();
});
