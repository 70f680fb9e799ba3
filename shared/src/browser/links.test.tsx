import { createTestSite } from '../testing/index.ts';
import { followLinks } from './links.ts';

const asked: string[] = [];
const prefetched: string[] = [];
let stop: () => void;

beforeEach(() => {
  asked.length = prefetched.length = 0;
  const { navigation } = createTestSite();
  navigation.driver = {
    navigate: (href) => {
      asked.push(href);
      return Promise.resolve();
    },
    prefetch: (href) => prefetched.push(href),
  };
  stop = followLinks(navigation);
  // What is not followed in place would be the browser's: jsdom has none.
  document.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => stop());

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.body.querySelector('em') ?? document.body.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test('a click on a link of the site navigates in place, also on something inside the link', () => {
  click('<a href="/de/programm?page=2#x"><em>Programm</em></a>');
  expect(asked).toEqual(['/de/programm?page=2#x']);
});

test.each([
  ['another site', '<a href="https://elsewhere.example/de">x</a>', {}],
  ['a path without a language', '<a href="/admin/">x</a>', {}],
  ['a new window', '<a href="/de" target="_blank">x</a>', {}],
  ['a download', '<a href="/de/plan.pdf" download>x</a>', {}],
  ['a click with a modifier', '<a href="/de/programm">x</a>', { ctrlKey: true }],
  ['another button', '<a href="/de/programm">x</a>', { button: 1 }],
  ['a link that asks for it', '<a href="/de/programm" data-native>x</a>', {}],
])('%s is the browser’s business', (_name, html, init) => {
  click(html, init);
  expect(asked).toEqual([]);
});

test('a pointer that rests on a link for 100 ms prefetches, one that passes does not', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="/de/programm">x</a>';
  const link = document.body.querySelector('a');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(99);
  expect(prefetched).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(prefetched).toEqual(['/de/programm']);
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link?.dispatchEvent(new Event('pointerout', { bubbles: true }));
  jest.advanceTimersByTime(1000);
  expect(prefetched).toHaveLength(1);
  jest.useRealTimers();
});

test('nothing is prefetched for visitors who save data', () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  document.body.innerHTML = '<a href="/de/programm">x</a>';
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.body.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    jest.advanceTimersByTime(1000);
  }
  expect(prefetched).toEqual([]);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  jest.useRealTimers();
});
