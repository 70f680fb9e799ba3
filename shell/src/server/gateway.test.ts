import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eventually } from '@foyer/shared/eventually';
import { json } from './testing/content-api.ts';
import type { SampleRemote } from './testing/sample-remote.ts';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const EVENTS: SampleRemote = {
  render: `async () => ({ status: 200, html: '<h1>first</h1>', head: null, styles: {}, data: null, slots: [], tags: [] })`,
};
let site: WholeSite;

beforeAll(async () => {
  site = await startWholeSite([EVENTS]);
});

afterAll(() => site?.close());

const releaseOf = async () => (await site.store.registry()).remotes.events?.release ?? '';

describe('files', () => {
  it('of the shell are immutable and come compressed', async () => {
    const compressed = await fetch(`${site.site.url}/assets/main.1234.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    const plain = await site.get('/assets/main.1234.js', { 'accept-encoding': 'br;q=0, identity' });
    expect(await plain.text()).toBe('var shell;');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('of a release can be loaded from any page', async () => {
    const response = await site.get(`/releases/events/${await releaseOf()}/client/remoteEntry.js`);
    expect(await response.text()).toBe('var entry;');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('that only the server needs are not public', async () => {
    const release = await releaseOf();
    for (const path of [
      'server/index.cjs',
      'release.json',
      'client/../server/index.cjs',
      'client/%2e%2e/server/index.cjs',
      'client/..%2fserver/index.cjs',
      'client/../../../registry.json',
    ]) {
      const response = await fetch(`${site.site.url}/releases/events/${release}/${path}`);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).not.toMatch(/exports|sha384/);
    }
    expect((await site.get('/assets/..%2freleases/registry.json')).status).toBe(404);
    expect((await site.get('/internal/changes')).status).toBe(404);
  });

  it.each(['a%00b.js', `${'a'.repeat(300)}.js`])(
    'that no disk could have are missing, and no failure: %s',
    async (name) => {
      const failures = async () =>
        (await (await site.get('/metrics')).text()).match(/^foyer_failures_total.*$/gm) ?? [];
      const before = await failures();
      expect((await site.get(`/releases/events/${await releaseOf()}/client/${name}`)).status).toBe(404);
      expect(await failures()).toEqual(before);
    },
  );

  it('that are missing are said to be so, and not for ever', async () => {
    const response = await site.get('/assets/none.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('calls to the content service', () => {
  it.each([
    '/api/%2e%2e/internal/archive',
    '/api/..%2f..%2finternal',
    '/de/api/a%5c..%5cb',
    '/media/%00',
    '/api/%252e%252e/%2e%2e/',
  ])('are refused where their address is none: %s', async (path) => {
    const before = site.api.requests.length;
    const response = await new Promise<number | undefined>((resolve, reject) =>
      httpRequest(site.site.url + path, { path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    );
    expect(response).toBe(400);
    expect(site.api.requests.slice(before).filter((request) => request.includes('internal/archive'))).toEqual([]);
  });

  it('are passed on with their method, cookies, query and body', async () => {
    site.api.answers.set('/de/api/forms-entries/', (request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          json({
            method: request.method,
            cookie: request.headers.cookie,
            token: request.headers['x-csrftoken'],
            host: request.headers['x-forwarded-host'],
            body: Buffer.concat(chunks).toString(),
          })(request, response),
        );
    });
    const response = await fetch(`${site.site.url}/de/api/forms-entries/?a=1`, {
      method: 'POST',
      headers: { cookie: 'sessionid=s', 'x-csrftoken': 't', 'content-type': 'application/json' },
      body: '{"form":3}',
    });
    expect(await response.json()).toEqual({
      method: 'POST',
      cookie: 'sessionid=s',
      token: 't',
      host: new URL(site.site.url).host,
      body: '{"form":3}',
    });
    expect(site.api.requests).toContain('POST /de/api/forms-entries/?a=1');
  });

  it('keep status, headers and cookies of the answer', async () => {
    site.api.answers.set('/admin/login/', (_, response) =>
      response.writeHead(302, { location: '/de', 'set-cookie': ['sessionid=1; HttpOnly', 'csrftoken=2'] }).end(),
    );
    const response = await site.get('/admin/login/');
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
      302,
      '/de',
      ['sessionid=1; HttpOnly', 'csrftoken=2'],
    ]);
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip'],
    [null, 'identity'],
  ])('come back in the encoding %s when the browser takes “%s”', async (encoding, accepted) => {
    const events = Array.from({ length: 200 }, (_, id) => ({ id, title: 'Nacht der Kometen' }));
    site.api.answers.set('/de/api/events/', (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', vary: 'Cookie' }).end(JSON.stringify(events)),
    );
    const response = await site.get('/de/api/events/', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'Cookie, Accept-Encoding',
    ]);
    expect(await response.json()).toEqual(events);
  });

  it('stay as they are when they are short or no text', async () => {
    site.api.answers.set('/api/rooms/', (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 }).end('[]'),
    );
    site.api.answers.set('/media/film', (_, response) =>
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 2000 }).end(Buffer.alloc(2000)),
    );
    for (const path of ['/api/rooms/', '/media/film']) {
      const response = await site.get(path, { 'accept-encoding': 'br' });
      expect([path, response.headers.get('content-encoding')]).toEqual([path, null]);
    }
  });

  it('say so when it is down', async () => {
    site.api.answers.set('/api/rooms/', (request) => request.socket.destroy());
    const response = await site.get('/api/rooms/');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      502,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('the gateway', () => {
  it('says that it lives and is ready, and counts', async () => {
    expect((await site.get('/healthz')).status).toBe(200);
    expect(await (await site.get('/readyz')).json()).toEqual({ status: 'ready', problems: [], warnings: [] });
    await site.get('/de/programm');
    const metrics = await (await site.get('/metrics')).text();
    expect(metrics).toMatch(/foyer_requests_total\{kind="page",status="200"\} \d/);
    expect(metrics).toMatch(/foyer_render_seconds_count\{remote="events",outcome="good"\} \d/);
  });

  it.each(['/nope.html', '/old/index.php?id=3', '/karten.pdf'])(
    'gives an unknown address that looks like a file the page for missing ones, and reports it: %s',
    async (path) => {
      site.api.posted.length = 0;
      const response = await site.get(path, { accept: 'text/html,*/*' });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(await response.text()).toMatch(/<header[\s\S]*404/);
      expect(site.api.posted).toEqual([{ url: path }]);
    },
  );

  it('spares browsers that look for a picture, a script or a style a whole page', async () => {
    for (const path of ['/apple-touch-icon-120x120.png', '/old/main.js', '/style.css.map']) {
      const response = await site.get(path, { accept: '*/*', 'sec-fetch-dest': 'image' });
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain']);
    }
  });

  it('refuses to be written to where pages are', async () => {
    const big = JSON.stringify({ x: 'x'.repeat(2 * 1024 * 1024) });
    for (const [type, body] of [
      [null, null],
      ['application/json', '{'],
      ['application/json', big],
      ['text/plain', 'x'],
      ['text/xml', '<x'],
    ] as const) {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await fetch(`${site.site.url}/de/programm`, { method: 'POST', headers, body });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('shows a new release while requests run, without one that fails', async () => {
    const html = async () => {
      const response = await site.get(`/de/programm?${Math.random()}`);
      return `${response.status} ${/<h1>(\w+)/.exec(await response.text())?.[1]}`;
    };
    const seen = new Set<string>();
    let isRunning = true;
    const load = Promise.all(
      [1, 2, 3].map(async () => {
        while (isRunning) seen.add(await html());
      }),
    );
    try {
      await site.deploy({ ...EVENTS, version: '2.0.0', render: EVENTS.render?.replace('first', 'second') });
      await eventually(async () => (await html()) === '200 second', { every: 0, what: 'the new release' });
    } finally {
      isRunning = false;
      await load;
    }
    expect([...seen].sort()).toEqual(['200 first', '200 second']);
  });

  it('says which port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(startWholeSite([EVENTS], { port })).rejects.toThrow(`FOYER-502: port ${port} of 127.0.0.1 is taken`);
    other.close();
  });
});

describe('a site without any release', () => {
  it('is not ready and answers 503', async () => {
    const empty = await startWholeSite([]);
    expect((await empty.get('/de')).status).toBe(503);
    expect((await empty.get('/readyz')).status).toBe(503);
    await empty.close();
  });
});

describe('a site that may serve older pages during an outage', () => {
  it('does so, and composes again afterwards', async () => {
    const patient = await startWholeSite([EVENTS], { environment: { STALE_IF_ERROR_S: '60' } });
    expect((await patient.get('/de/programm')).status).toBe(200);
    const answer = patient.api.answers.get('/pageeditor-api/settings');
    patient.api.answers.set('/pageeditor-api/settings', json({}, '', 500));
    await patient.changed();
    expect((await patient.get('/de/programm')).status).toBe(200);
    expect((await patient.get('/de/programm?never-seen')).status).toBe(503);
    if (answer) patient.api.answers.set('/pageeditor-api/settings', answer);
    await patient.changed();
    expect((await patient.get('/de/programm?never-seen')).status).toBe(200);
    await patient.close();
  });
});

it('ends a connection on which somebody has stopped in the middle of what they send', async () => {
  const impatient = await startWholeSite([EVENTS], { silenceMs: 200 });
  try {
    const visitor = connect(Number(new URL(impatient.site.url).port), '127.0.0.1');
    visitor.write('POST /de/api/forms-entries/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{');
    await once(visitor.resume(), 'close');
    expect((await impatient.get('/healthz')).status).toBe(200);
  } finally {
    await impatient.close();
  }
});

it.each(['/de/api/forms-entries/', '/de/programm', '/robots.txt'])(
  'ends a connection on which somebody sends drop by drop: %s',
  async (path) => {
    const impatient = await startWholeSite([EVENTS], { silenceMs: 400 });
    const visitor = connect(Number(new URL(impatient.site.url).port), '127.0.0.1');
    const drops = setInterval(() => visitor.write('x'), 50);
    try {
      visitor
        .on('error', () => undefined)
        .resume()
        .write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n`,
        );
      await eventually(() => visitor.destroyed);
    } finally {
      clearInterval(drops);
      visitor.destroy();
      await impatient.close();
    }
  },
);

it('takes what somebody sends over a slow line, however long that takes', async () => {
  const impatient = await startWholeSite([EVENTS], { silenceMs: 400 });
  impatient.api.answers.set('/de/api/temp-files/', (asked, answer) => {
    let length = 0;
    asked.on('data', (chunk: Buffer) => (length += chunk.length)).on('end', () => answer.end(String(length)));
  });
  try {
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        let sent = 0;
        const sending = setInterval(() => {
          controller.enqueue(new Uint8Array(100));
          if (++sent < 30) return;
          clearInterval(sending);
          controller.close();
        }, 50);
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: slow, duplex: 'half' };
    expect(await (await fetch(`${impatient.site.url}/de/api/temp-files/`, init)).text()).toBe('3000');
  } finally {
    await impatient.close();
  }
});
