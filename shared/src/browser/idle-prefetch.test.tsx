import { createTestSite } from '../testing/index.ts';
import { prefetchWhenIdle } from './idle-prefetch.ts';

const connection = (value?: object) => Object.defineProperty(navigator, 'connection', { value, configurable: true });
const hints = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href') ?? '');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  // jsdom lays nothing out.
  Element.prototype.getBoundingClientRect = function () {
    return { top: this.id === 'below' ? 10_000 : 10, bottom: 20_000, width: 10 } as DOMRect;
  };
});
afterEach(() => {
  connection();
  jest.useRealTimers();
});

/** What is fetched ahead at the idle moment of a page with these links. */
function idleOn(html: string): string[] {
  document.body.innerHTML = html;
  prefetchWhenIdle(createTestSite());
  jest.advanceTimersByTime(2000);
  return hints();
}

test('the code behind a link in view is fetched ahead, once', () => {
  const found = idleOn('<main><a href="/de/programm/nacht/1">a</a><a href="/de/programm/tag/2">b</a></main>');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found).size).toBe(found.length);
  expect(found.every((href) => /^\/releases\/events\/.+\.js$/.test(href))).toBe(true);
});

test('a link before it whose address is none keeps nothing from being fetched', () => {
  expect(idleOn('<main><a href="http://[">a</a><a href="/de/programm/nacht/1">b</a></main>')).not.toEqual([]);
});

test.each([
  ['a link further down', '<main><a id="below" href="/de/programm/nacht/1">a</a></main>'],
  ['a link to another site', '<main><a href="https://elsewhere.example/de/programm">a</a></main>'],
  ['a link that is the browser’s business', '<main><a href="/de/programm" data-native>a</a></main>'],
])('%s waits', (_, html) => {
  expect(idleOn(html)).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead with %p',
  (value) => {
    connection(value);
    expect(idleOn('<main><a href="/de/programm/nacht/1">a</a></main>')).toEqual([]);
  },
);
