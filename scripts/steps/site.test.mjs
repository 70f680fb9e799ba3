import { siteServices } from './site.mjs';

test.each([
  ['127.0.0.1', 'http://localhost:4000', 'http://127.0.0.1:4000/readyz'],
  ['0.0.0.0', 'http://localhost:4000', 'http://localhost:4000/readyz'],
  ['::', 'http://localhost:4000', 'http://localhost:4000/readyz'],
  ['::1', 'http://[::1]:4000', 'http://[::1]:4000/readyz'],
])('the site of %s is at %s', async (host, url, readyUrl) => {
  const site = await siteServices({ port: 4000, host });
  expect([site.url, site.gateway.readyUrl]).toEqual([url, readyUrl]);
});
