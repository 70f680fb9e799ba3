import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eventually } from '@foyer/shared/eventually';
import { PurgeInFront } from './purge-in-front.ts';

it('tells a cache that was away for long that everything has changed, as soon as it answers again', async () => {
  const told: unknown[] = [];
  let isAway = true;
  const cache = createServer((request, response) => {
    void json(request).then((body) => {
      if (!isAway) told.push(body);
      response.writeHead(isAway ? 503 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const codes: string[] = [];
  const inFront = new PurgeInFront(
    `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`,
    ({ code }) => codes.push(code),
    [1, 1],
  );
  try {
    inFront.purge(new Set(['event:12']));
    await eventually(() => codes.length > 0, { every: 1, what: 'a report that the cache could not be told' });
    isAway = false;
    await eventually(() => told.length > 0, { every: 1, what: 'the cache being told' });
    inFront.purge(new Set(['event:13']));
    await eventually(() => told.length > 1, { every: 1, what: 'the next change' });
    expect(told).toEqual([{ everything: true }, { tags: ['event:13'] }]);
    expect(new Set(codes)).toEqual(new Set(['FOYER-215']));
  } finally {
    cache.close();
  }
});
