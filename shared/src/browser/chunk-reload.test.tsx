import { reloadOnce } from './chunk-reload.ts';

// jsdom cannot leave the page: it says so on the console, which is how these tests see it.
let left: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => left.mockRestore());

test('a page reloads because of a missing chunk at most once per minute', () => {
  const href = 'http://localhost/de/programm';
  expect(reloadOnce(href, 100_000)).toBe(true);
  expect(reloadOnce(href, 159_999)).toBe(false);
  expect(reloadOnce(href, 160_000)).toBe(true);
});

test('without storage it does not reload at all, since it could do so for ever', () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(reloadOnce('http://localhost/de', 100_000)).toBe(false);
  getItem.mockRestore();
});
