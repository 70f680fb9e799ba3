import { once } from 'node:events';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import { eventually } from '@foyer/shared/eventually';
import fastify from 'fastify';
import { answerErrors, isUnavailable } from './errors.ts';

const refused = (code: string) => Object.assign(new Error('refused'), { code });

async function answerTo(failure: Error): Promise<unknown[]> {
  const app = fastify();
  answerErrors(app);
  app.post('/', () => {
    throw failure;
  });
  const { statusCode, headers, json } = await app.inject({ method: 'POST', url: '/' });
  return [statusCode, headers['retry-after'], json<{ detail: string }>().detail];
}

it.each([
  ['a file', refused('ENOSPC')],
  ['a file beyond what its owner may have', refused('EDQUOT')],
  ['a row', new Error('Failed query', { cause: refused('53100') })],
])('a disk on which there is no room for %s is no defect: it is said, and passes', async (_, failure) => {
  expect(await answerTo(failure)).toEqual([503, '2', 'The content service has no room left to keep this (FOYER-413).']);
});

it.each([
  ['took longer than it may', '57014'],
  ['was given up for another one', '40P01'],
])('a statement that %s may be asked again', async (_, code) => {
  expect(await answerTo(new Error('Failed query', { cause: refused(code) }))).toEqual([
    503,
    '2',
    'The content service has too much to do (FOYER-412); ask again in a moment.',
  ]);
});

it.each(['EPIPE', 'ECONNRESET', '57P01'])('a database whose connection breaks is said to be gone: %s', (code) => {
  expect(isUnavailable(new Error('Failed query', { cause: Object.assign(new Error('broken'), { code }) }))).toBe(true);
});

it('whoever breaks off an upload is no fault of the database', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  answerErrors(app);
  await app.register(multipart);
  app.post('/', async (request) => (await request.file())?.toBuffer());
  const { port } = new URL(await app.listen({ port: 0 }));

  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n${head}`,
  );
  await once(app.server, 'request');
  socket.resetAndDestroy();
  await eventually(() => lines.some((line) => line.includes('broke off')), { what: 'the end of the request' });
  await app.close();
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
});
