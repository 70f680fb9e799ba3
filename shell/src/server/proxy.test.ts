import { createServer, request, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@foyer/shared/eventually';
import { PemConverter, SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyRoutes } from './proxy.ts';

const WRITES_NOTHING = '/api/forms-entries/';
const ECHO = '/api/temp-files/';
const PROBLEM = 'application/problem+json';

/** A certificate that is signed by itself, with its key. */
async function certificateOfNobody(): Promise<{ key: string; cert: string }> {
  const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=nobody',
    keys,
    signingAlgorithm,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'ip', value: '127.0.0.1' }])],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { key: PemConverter.encode(key, 'PRIVATE KEY'), cert: certificate.toString('pem') };
}

let content: Server;
let gateway: FastifyInstance;
let asked: string[] = [];

/** Closes each connection when it is used for the second time, as a service does whose patience with a quiet one has just ended; and any on which an entry is sent. */
beforeAll(async () => {
  const used = new WeakSet<object>();
  content = createServer((request, response) => {
    asked.push(`${request.method}`);
    if (request.url === ECHO) return void request.pipe(response);
    if (request.url?.includes('/gone')) return void response.writeHead(404, { 'content-type': PROBLEM }).end('{}');
    if (used.has(request.socket) || request.url === WRITES_NOTHING) return void request.socket.destroy();
    used.add(request.socket);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  gateway = Fastify();
  await proxyRoutes(gateway, {
    apiUrl: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
    missingFile: async (_, reply) => void (await reply.type('text/html').send('<h1>Nicht da</h1>')),
  });
});
afterAll(async () => {
  await gateway.close();
  content.closeAllConnections();
  content.close();
});
beforeEach(() => {
  asked = [];
});

const listening = async () => {
  if (!gateway.server.listening) await gateway.listen({ port: 0, host: '127.0.0.1' });
  return (gateway.server.address() as AddressInfo).port;
};

test.each([
  ['for people, who get a page', '/media/gone.pdf', 'text/html,*/*;q=0.8', 'text/html'],
  ['for pages, which ask for pictures', '/media/gone.webp', 'image/avif,*/*;q=0.8', PROBLEM],
  ['of the API', '/de/api/gone/', 'text/html,*/*;q=0.8', PROBLEM],
])('what is gone is answered %s', async (_, url, accept, type) => {
  const answer = await gateway.inject({ url, headers: { accept } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining(type)]);
});

describe('a call that meets a connection which has just been closed', () => {
  it('is made again when it reads', async () => {
    const answers = [];
    for (let call = 0; call < 10; call += 1) answers.push((await gateway.inject('/api/rooms/')).statusCode);
    expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
    expect(asked.length).toBeGreaterThan(10);
  });

  it('is said to have failed when it writes: it may have been done', async () => {
    const { statusCode } = await gateway.inject({ method: 'POST', url: WRITES_NOTHING, payload: { form: 1 } });
    expect([statusCode, asked]).toEqual([502, ['POST']]);
  });
});

it('passes on a body whose sender asks first whether to send it, as curl does with large ones', async () => {
  const port = await listening();
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { expect: '100-continue', 'content-type': 'application/json' };
    const asking = request({ port, host: '127.0.0.1', method: 'POST', path: ECHO, headers });
    asking.on('continue', () => asking.end('{"large":true}'));
    asking.on('response', (response) => void text(response).then((body) => resolve(`${response.statusCode} ${body}`)));
    asking.on('error', reject);
    asking.flushHeaders();
  });
  expect(answer).toBe('200 {"large":true}');
});

it('closes the connection of a visitor who wants it closed, whatever becomes of its own to the content service', async () => {
  const visitor = connect(await listening(), '127.0.0.1');
  visitor.write('GET /api/rooms/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const answer = await text(visitor);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.match(/^(?:connection|keep-alive): .*$/gim)).toEqual(['Connection: close']);
});

it.each(['Keep-Alive: timeout=5', 'Upgrade: h2c'])(
  'answers whoever says "%s": that is about the connection to the gateway, and not about the next one',
  async (header) => {
    const visitor = connect(await listening(), '127.0.0.1');
    visitor.write(`GET /api/rooms/ HTTP/1.1\r\nHost: localhost\r\n${header}\r\nConnection: close\r\n\r\n`);
    expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 /);
  },
);

it('has no visitor wait for others, however many have begun to send something and do not go on', async () => {
  const port = await listening();
  const head = `POST ${ECHO} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;
  const slow = Array.from({ length: 150 }, () => connect(port, '127.0.0.1'));
  try {
    for (const socket of slow) socket.write(head);
    await eventually(() => asked.length === slow.length);
    expect((await gateway.inject('/api/rooms/')).statusCode).toBe(200);
  } finally {
    for (const socket of slow) socket.destroy();
  }
});

it('asks a content service with TLS only if its certificate is one to be trusted', async () => {
  let calls = 0;
  const stranger = createSecureServer(await certificateOfNobody(), (_, response) => {
    calls += 1;
    response.end('[]');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const secure = Fastify();
  try {
    await proxyRoutes(secure, {
      apiUrl: `https://127.0.0.1:${(stranger.address() as AddressInfo).port}`,
      missingFile: () => Promise.reject(new Error('nothing is missing here')),
    });
    const { statusCode } = await secure.inject({ url: '/api/rooms/', headers: { cookie: 'sessionid=secret' } });
    expect([statusCode, calls]).toEqual([502, 0]);
  } finally {
    await secure.close();
    stranger.close();
  }
});
