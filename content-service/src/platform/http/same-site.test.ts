import { fastify } from 'fastify';
import { refuseForeignWrites } from './same-site.ts';

const app = fastify({ trustProxy: 'loopback' });
refuseForeignWrites(app, 'https://www.house.example');
app.all('/', (_, reply) => reply.code(204).send());
const statusOf = async (method: 'GET' | 'POST' | 'DELETE', headers: Record<string, string>) =>
  (await app.inject({ method, url: '/', headers: { host: 'gateway:3000', ...headers } })).statusCode;

afterAll(() => app.close());

it.each([
  [204, {}],
  [204, { 'sec-fetch-site': 'same-origin', origin: 'https://www.house.example' }],
  [204, { 'sec-fetch-site': 'none' }],
  [204, { origin: 'https://www.house.example' }],
  [204, { origin: 'http://gateway:3000' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site', origin: 'https://shop.house.example' }],
  [403, { 'sec-fetch-site': 'cross-site', origin: 'https://www.house.example' }],
  [403, { origin: 'https://evil.example' }],
  [403, { origin: 'null' }],
])('a write is answered %d with %j', async (status, headers) => {
  expect([await statusOf('POST', headers), await statusOf('DELETE', headers)]).toEqual([status, status]);
});

it('whoever reads may come from anywhere', async () => {
  expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(204);
});
