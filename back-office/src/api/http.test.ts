import type { Resource } from '@foyer/shared/api';
import { fieldErrors } from './field-errors.ts';
import { Http, HttpFailure } from './http.ts';
import { dataProviderOf } from './data-provider.ts';
import { Records, writable } from './records.ts';

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A content service that gives the answers one after the other. */
function serviceThat(...answers: { status?: number; body?: unknown; etag?: string }[]) {
  const calls: Call[] = [];
  const fetch = (async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    calls.push({
      url,
      method,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const { status = 200, body: answer, etag } = answers.shift() ?? { status: 500 };
    const sent = status === 204 ? null : JSON.stringify(answer ?? {});
    return new Response(sent, {
      status,
      headers: { 'content-type': 'application/problem+json', ...(etag && { etag }) },
    });
  }) as typeof globalThis.fetch;
  let asked = 0;
  const http = new Http({
    fetch,
    locale: () => 'de',
    csrfToken: () => 'token',
    onSessionEnd: async () => (asked += 1) > 0,
  });
  return { calls, http, records: new Records(http), asked: () => asked };
}

const field = (name: string, more = {}) => ({
  name,
  label: { de: name, en: name },
  kind: 'text' as const,
  required: false,
  read_only: false,
  localised: false,
  ...more,
});
const events = {
  name: 'events',
  fields: [
    field('title', { localised: true }),
    field('made_at', { read_only: true }),
    field('secret', { kind: 'password' }),
  ],
} as unknown as Resource;

test('lists ask for their page, order and filters, and give how many there are', async () => {
  const { calls, records } = serviceThat({ body: { count: 41, next: null, previous: null, results: [{ id: 1 }] } });
  const answer = await dataProviderOf(records).getList('events', {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'date_start', order: 'DESC' },
    filter: { q: 'nacht', venue_id: 3, empty: '' },
  });
  expect(answer).toEqual({ data: [{ id: 1 }], total: 41 });
  expect(calls[0]?.url).toBe(
    '/de/api/back-office/events/?q=nacht&venue_id=3&page=2&page_size=25&sort=date_start&order=desc',
  );
});

test('a page past the end is empty, and the one before it can still be reached', async () => {
  const { records } = serviceThat({ status: 404 });
  expect(await records.list('events', { page: 3, page_size: 25 })).toMatchObject({ count: 50, results: [] });
});

test('many records are asked for in parts', async () => {
  const page = { count: 0, next: null, previous: null, results: [] };
  const { calls, records } = serviceThat({ body: page }, { body: page });
  await dataProviderOf(records).getMany('terms', { ids: Array.from({ length: 60 }, (_, index) => index + 1) });
  expect(calls.map(({ url }) => /page_size=(\d+)/.exec(url)?.[1])).toEqual(['50', '10']);
});

test('saving says which version it starts from, and leaves out what cannot be written', async () => {
  const { calls, records } = serviceThat({ body: { id: 7 }, etag: '"b"' });
  const saved = await records.update(
    events,
    7,
    { id: 7, title: { de: 'A', en: 'B' }, made_at: 'x', secret: '', other: 1 },
    '"a"',
  );
  expect(saved.etag).toBe('"b"');
  expect(calls[0]).toMatchObject({
    method: 'PUT',
    url: '/de/api/back-office/events/7/',
    body: { title: { de: 'A', en: 'B' } },
  });
  expect(calls[0]?.headers).toMatchObject({ 'if-match': '"a"', 'x-csrftoken': 'token' });
  expect(writable(events.fields, { secret: 'new one' })).toEqual({ secret: 'new one' });
});

test('a refusal because of the session is repeated after the login, once', async () => {
  const { calls, http, asked } = serviceThat({ status: 401 }, { body: { ok: true } });
  expect((await http.send('POST', 'api/x', { a: 1 })).body).toEqual({ ok: true });
  expect([calls.length, asked()]).toEqual([2, 1]);

  const again = serviceThat({ status: 401 }, { status: 401 });
  await expect(again.http.get('api/x')).rejects.toMatchObject({ status: 401 });
  expect(again.calls).toHaveLength(2);
});

test('no answer at all is a failure like others', async () => {
  const http = new Http({
    fetch: () => Promise.reject(new TypeError('offline')),
    locale: () => 'en',
    csrfToken: () => '',
    onSessionEnd: async () => false,
  });
  await expect(http.get('api/x')).rejects.toEqual(new HttpFailure(0, null));
});

test('deleting what is in use names its users; what is gone already is gone', async () => {
  const users = [{ resource: 'pages', id: 2, title: 'Besuch', url: null, blocking: false }];
  const { calls, records } = serviceThat(
    { status: 409, body: { status: 409, users, user_count: 9 } },
    { status: 204 },
    { status: 404 },
  );
  expect(await records.remove('pictures', 5)).toEqual({ isGone: false, inUse: { users, user_count: 9 } });
  expect(await records.remove('pictures', 5, true)).toEqual({ isGone: true });
  expect(await records.remove('pictures', 5)).toEqual({ isGone: true });
  expect(calls[1]?.url).toBe('/de/api/back-office/pictures/5/?confirm=true');
});

test('complaints about fields stand at their fields', () => {
  const problem = {
    type: '',
    title: '',
    status: 400,
    errors: { 'title.de': ['Fehlt.', 'Zu kurz.'], 'fields/0/label': ['Fehlt.'], email: ['Keine Adresse.'] },
  };
  expect([...fieldErrors(problem)]).toEqual([
    ['title.de', 'Fehlt. Zu kurz.'],
    ['fields.0.label', 'Fehlt.'],
    ['email', 'Keine Adresse.'],
  ]);
  expect(fieldErrors(null).size).toBe(0);
});
