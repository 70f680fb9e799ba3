import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient, ApiError, type ApiClientOptions, type Reads } from './api-client.ts';

let server: Server;
let requests: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  answer = (_request, response) =>
    response
      .setHeader('content-type', 'application/json')
      .setHeader('cache-tag', 'events, event:12')
      .end('{"count":1}');
});

function client(options: Partial<ApiClientOptions> = {}, reads?: Reads): ApiClient {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new ApiClient({ baseUrl, locale: () => 'de', fetch, ...options }, reads);
}

test('a read carries the language in path and header, and leaves empty query values out', async () => {
  await client().get('/{locale}/api/events/', { room: 3, tag: '', date: undefined, page: 1 });
  expect(requests[0]?.url).toBe('/de/api/events/?room=3&page=1');
  expect(requests[0]?.headers['accept-language']).toBe('de');
});

test('equal reads under way are one request; a later one asks again', async () => {
  const api = client();
  const [first, second] = await Promise.all([api.get('/api/rooms/'), api.get('/api/rooms/')]);
  expect(first).toBe(second);
  await api.get('/api/rooms/');
  expect(requests).toHaveLength(2);
});

test('a fresh answer is used again, but not in another language and not after a write', async () => {
  const api = client({ freshForMs: 60_000 });
  await api.get('/api/rooms/');
  await api.get('/api/rooms/');
  expect(requests).toHaveLength(1);
  await api.in('en').get('/api/rooms/');
  expect(requests).toHaveLength(2);
  await api.send('POST', '/y', {});
  await api.get('/api/rooms/');
  expect(requests).toHaveLength(4);
});

test('what is not fresh any more is not kept: who browses for an hour has not the whole site in memory', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const reads: Reads = new Map();
  const api = client({ freshForMs: 10_000 }, reads);
  await api.get('/api/rooms/');
  now.mockReturnValue(7000);
  await api.get('/api/genres/');
  now.mockReturnValue(13_000);
  await api.get('/api/series/');
  expect([...reads.keys()].map((key) => new URL(key.slice(3)).pathname)).toEqual(['/api/genres/', '/api/series/']);
  now.mockRestore();
});

test('a failed read is not kept', async () => {
  const api = client({ freshForMs: 60_000 });
  answer = (_request, response) => response.writeHead(500).end();
  await expect(api.get('/api/rooms/')).rejects.toMatchObject({ status: 500 });
  answer = (_request, response) => response.end('{}');
  await expect(api.get('/api/rooms/')).resolves.toEqual({});
});

test('an error answer becomes an ApiError with its problem', async () => {
  answer = (_request, response) =>
    response
      .writeHead(400, { 'content-type': 'application/problem+json' })
      .end('{"type":"about:blank","title":"Bad","status":400,"detail":"page: must be a number"}');
  const error = await client()
    .get('/api/rooms/')
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).problem?.detail).toBe('page: must be a number');
});

test('no answer is status 0, an unreadable one 502', async () => {
  answer = (request) => request.socket.destroy();
  await expect(client().get('/api/rooms/')).rejects.toMatchObject({ status: 0 });
  answer = (_request, response) => response.end('<html>');
  await expect(client().get('/api/rooms/')).rejects.toMatchObject({ status: 502 });
});

test('an answer that does not come in time is no answer', async () => {
  answer = () => undefined;
  await expect(client({ timeoutMs: 50 }).get('/api/rooms/')).rejects.toMatchObject({ status: 0 });
});

test('a write carries the CSRF token, and says when the session has ended', async () => {
  const onUnauthorized = jest.fn(async () => false);
  const api = client({ csrfToken: () => 'secret', onUnauthorized });
  await api.send('PATCH', '/x', { a: 1 });
  expect(requests[0]?.headers['x-csrftoken']).toBe('secret');
  answer = (_request, response) => response.writeHead(401).end();
  await expect(api.send('PATCH', '/x', {})).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('a write is repeated, as it was, once somebody has logged in again: with the new token', async () => {
  const tokens = ['old', 'new'];
  const bodies: string[] = [];
  answer = (request, response) => {
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
    request.on('end', () => response.writeHead(requests.length === 1 ? 401 : 200).end('{"saved":true}'));
  };
  const api = client({ csrfToken: () => tokens[requests.length] ?? null, onUnauthorized: async () => true });
  await expect(api.send('PATCH', '/x', { text: 'Wort' }, { 'if-match': '"1"' })).resolves.toEqual({ saved: true });
  expect(bodies).toEqual(['{"text":"Wort"}', '{"text":"Wort"}']);
  expect(requests.map(({ headers }) => [headers['x-csrftoken'], headers['if-match']])).toEqual([
    ['old', '"1"'],
    ['new', '"1"'],
  ]);
});

test('a write that is refused twice is refused', async () => {
  answer = (_request, response) => response.writeHead(401).end();
  const onUnauthorized = jest.fn(async () => true);
  await expect(client({ onUnauthorized }).send('POST', '/x')).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  expect(requests).toHaveLength(2);
});

test('a read that is refused asks nobody to log in', async () => {
  answer = (_request, response) => response.writeHead(401).end();
  const onUnauthorized = jest.fn(async () => true);
  await expect(client({ onUnauthorized }).get('/api/rooms/')).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('cache tags of what was read are told', async () => {
  const tags: string[] = [];
  await client({ onTags: (read) => tags.push(...read) }).get('/api/rooms/');
  expect(tags).toEqual(['events', 'event:12']);
});

test('a failure of the service is told, also where the reader does without; what is not there is none', async () => {
  const onFailure = jest.fn();
  for (const status of [404, 400, 500, 503]) {
    answer = (_request, response) => response.writeHead(status).end();
    await client({ onFailure })
      .get('/api/rooms/')
      .catch(() => []);
  }
  expect(onFailure).toHaveBeenCalledTimes(2);
});

test('what is told is posted, and asks nobody to log in', async () => {
  const asked = jest.fn(async () => true);
  answer = (_request, response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
  await expect(
    client({ onUnauthorized: asked, csrfToken: () => 'token' }).tell('/{locale}/here/', { at: 5 }),
  ).rejects.toMatchObject({ status: 401 });
  expect(asked).not.toHaveBeenCalled();
  expect(requests.map(({ method, url, headers }) => [method, url, headers['x-csrftoken']])).toEqual([
    ['POST', '/de/here/', 'token'],
  ]);
});
