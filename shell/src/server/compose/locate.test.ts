import { splitUrl } from './locate.ts';

it.each([
  ['/de/programm?seite=2', '/de/programm', '?seite=2'],
  ['//elsewhere.example/de', '/elsewhere.example/de', ''],
  ['/\\', '/', ''],
  ['/\\elsewhere.example/de', '/elsewhere.example/de', ''],
  ['http://house.example/de?a=1', '/de', '?a=1'],
  ['http://house.example', '/', ''],
  ['http://no:port/de', '/de', ''],
  ['*', '/*', ''],
])('a request for %s asks this site for %s%s', (url, pathname, search) => {
  expect(splitUrl(url)).toEqual({ pathname, search });
});
