import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@foyer/shared/eventually';
import { startWholeSite, type WholeSite } from './testing/whole-site.ts';

const RENDER = `async () => ({ status: 200, html: '<h1>Programme</h1>', head: null, styles: {}, data: null, slots: [], tags: ['events', 'event:12'] })`;
let site: WholeSite;
let cdn: Server;
let calls: unknown[];
/** Answers instead of 204, given once they are there. */
let answers: Promise<number>[];

beforeAll(async () => {
  calls = [];
  answers = [];
  cdn = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        calls.push(JSON.parse(Buffer.concat(chunks).toString()));
        void Promise.resolve(answers.shift() ?? 204).then((status) => response.writeHead(status).end());
      });
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  const PURGE_URL = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  site = await startWholeSite([{ render: RENDER }], { environment: { SHARED_CACHE_S: '60', PURGE_URL } });
});

afterAll(async () => {
  await site?.close();
  cdn.close();
});

const headersOf = async (path: string, headers = {}) => (await site.get(path, headers)).headers;

it('may keep pages of anonymous visitors, and knows what is in them', async () => {
  const headers = await headersOf('/de/programm');
  expect(headers.get('cache-control')).toBe('max-age=0, s-maxage=60');
  expect(headers.get('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=60');
  expect(headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['events', 'event:12']));
  expect(headers.get('surrogate-key')?.split(' ')).toContain('event:12');
  expect(headers.get('vary')).toContain('Cookie');
});

it.each([
  ['of somebody who is logged in', '/de/programm', { cookie: 'sessionid=good' }],
  ['that is missing', '/de/gibtsnicht', {}],
  ['that is a preview', '/de/programm?preview=abc', {}],
])('keeps no page %s', async (_, path, given) => {
  const headers = await headersOf(path, given);
  expect(headers.get('cache-control')).not.toContain('s-maxage');
  expect(headers.get('cdn-cache-control')).toBeNull();
});

it('is told what has changed, in order, and again when it did not hear', async () => {
  await eventually(() => calls.length > 0, { what: 'the first purge' });
  calls.length = 0;
  let refuse = (_status: number) => {};
  answers.push(new Promise((resolve) => (refuse = resolve)));
  await site.changed('event:12');
  await eventually(() => calls.length > 0, { what: 'the first call' });
  // Both come while it is still being told of the first.
  await site.changed('page:3');
  await site.changed('nav');
  refuse(503);
  await eventually(() => calls.length >= 3, { what: 'three calls' });
  expect(calls).toEqual([{ tags: ['event:12'] }, { tags: ['event:12'] }, { tags: ['page:3', 'nav'] }]);
});
