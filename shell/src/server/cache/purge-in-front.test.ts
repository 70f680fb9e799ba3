import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@foyer/shared/eventually';
import { PurgeInFront } from './purge-in-front.ts';

let cache: Server;
const calls: unknown[] = [];
const statuses: number[] = [];

beforeAll(async () => {
  cache = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        calls.push(JSON.parse(Buffer.concat(chunks).toString()));
        response.writeHead(statuses.shift() ?? 204).end();
      });
  });
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
});
afterAll(() => cache.close());

it('tells a cache that could not be told what has changed to drop everything, the next time', async () => {
  const failures: string[] = [];
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
  const inFront = new PurgeInFront(url, ({ code }) => failures.push(code), [1]);
  const tell = async (tag: string, after: number) => {
    inFront.purge(new Set([tag]));
    await eventually(() => calls.length === after, { what: `${after} calls` });
  };
  statuses.push(503, 503);
  await tell('event:12', 2);
  await eventually(() => failures.length > 0, { what: 'the failure' });
  await tell('nav', 3);
  await tell('page:3', 4);
  expect(calls).toEqual([{ tags: ['event:12'] }, { tags: ['event:12'] }, { everything: true }, { tags: ['page:3'] }]);
  expect(failures).toEqual(['FOYER-215']);
});
