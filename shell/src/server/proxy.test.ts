import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyRoutes } from './proxy.ts';

let content: Server;
let gateway: FastifyInstance;
let asked: string[] = [];

/** Closes each connection when it is used for the second time, as a service does whose patience with a quiet one has just ended; and any on which something is written. */
beforeAll(async () => {
  const used = new WeakSet<object>();
  content = createServer((request, response) => {
    asked.push(`${request.method}`);
    if (used.has(request.socket) || request.method === 'POST') return void request.socket.destroy();
    used.add(request.socket);
    response.setHeader('content-type', 'application/json').end('[]');
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  gateway = Fastify();
  await proxyRoutes(gateway, `http://127.0.0.1:${(content.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await gateway.close();
  content.closeAllConnections();
  content.close();
});
beforeEach(() => {
  asked = [];
});

describe('a call that meets a connection which has just been closed', () => {
  it('is made again when it reads', async () => {
    const answers = [];
    for (let call = 0; call < 10; call += 1) answers.push((await gateway.inject('/api/rooms/')).statusCode);
    expect(answers).toEqual(Array.from({ length: 10 }, () => 200));
    expect(asked.length).toBeGreaterThan(10);
  });

  it('is said to have failed when it writes: it may have been done', async () => {
    const { statusCode } = await gateway.inject({ method: 'POST', url: '/api/forms-entries/', payload: { form: 1 } });
    expect([statusCode, asked]).toEqual([502, ['POST']]);
  });
});
