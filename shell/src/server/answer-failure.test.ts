import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { eventually } from '@foyer/shared/eventually';
import Fastify, { type FastifyInstance } from 'fastify';
import { answerFailure } from './answer-failure.ts';

interface Line {
  level: number;
  msg: string;
}

let app: FastifyInstance;
let logged: Line[];

beforeEach(async () => {
  logged = [];
  app = Fastify({
    disableRequestLogging: true,
    logger: { level: 'debug', stream: { write: (line) => void logged.push(JSON.parse(line) as Line) } },
  });
  app.setErrorHandler(answerFailure);
});
afterEach(() => app.close());

const noted = () => logged.filter(({ msg }) => /failed|gone/.test(msg));

it('a request that fails is answered and noted', async () => {
  app.get('/', () => Promise.reject(new Error('defect')));
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body.includes('<h1')]).toEqual([500, true]);
  expect(noted()).toEqual([expect.objectContaining({ level: 50, msg: 'a request failed' })]);
});

it('one whose visitor has gone is no error', async () => {
  let asked = false;
  // As when another service is asked: the question was read, and the answer has not begun to come and fails once nobody waits for it.
  app.get('/', async ({ raw }) => {
    await once(raw.resume(), 'end');
    asked = true;
    return new Readable({ read: () => undefined, destroy: (error, done) => done(error ?? new Error('aborted')) });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const visit = new AbortController();
  const answer = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, { signal: visit.signal });
  await eventually(() => asked);
  visit.abort();
  await expect(answer).rejects.toThrow('aborted');
  await eventually(() => noted().length > 0);
  expect(noted()).toEqual([expect.objectContaining({ level: 20, msg: 'whoever asked has gone' })]);
});
