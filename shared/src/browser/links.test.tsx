import { createTestSite } from '../testing/index.ts';
import { followLinks } from './links.ts';

const asked: string[] = [];
const prefetched: string[] = [];
let stop: () => void;
/** What is clicked, its HTML, and how it is clicked. */
type Case = [string, string, MouseEventInit];

const keepPage = (event: Event) => event.preventDefault();

beforeEach(() => {
  history.replaceState(null, '', '/de/programm');
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
  // What is not followed in place would be the browser's: jsdom has none. Last, since links leave an answered click alone.
  window.addEventListener('click', keepPage);
});
afterEach(() => {
  stop();
  window.removeEventListener('click', keepPage);
});

function click(html: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const target = document.body.querySelector('em') ?? document.body.querySelector('a');
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test('a click on a link of the site navigates in place, also on something inside the link', () => {
  click('<a href="/de/programm?page=2#x"><em>Programm</em></a>');
  expect(asked).toEqual(['/de/programm?page=2#x']);
});

test('a link that names its own window is followed like one that names none', () => {
  click('<a href="/de/programm" target="_self">x</a>');
  expect(asked).toEqual(['/de/programm']);
});

test('a place on another page is followed, also where only the query differs', () => {
  click(`<a href="${location.pathname}?page=2#karten">x</a>`);
  click('<a href="/de#karten">x</a>');
  expect(asked).toEqual(['/de/programm?page=2#karten', '/de#karten']);
});

test('a click that somebody else has answered is left alone', () => {
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', answer);
  click('<a href="/de/programm">x</a>');
  document.body.removeEventListener('click', answer);
  expect(asked).toEqual([]);
});

test.each<Case>([
  ['another site', '<a href="https://elsewhere.example/de">x</a>', {}],
  ['a path without a language', '<a href="/admin/">x</a>', {}],
  ['a new window', '<a href="/de" target="_blank">x</a>', {}],
  ['a download', '<a href="/de/plan.pdf" download>x</a>', {}],
  ...(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map((key): Case => [
    `a click with ${key}`,
    '<a href="/de/programm">x</a>',
    { [key]: true },
  ]),
  ['another port of the host', '<a href="http://localhost:81/de">x</a>', {}],
  ['an address that is none', '<a href="http://[">x</a>', {}],
  ['a mail address', '<a href="mailto:haus@foyer.example">x</a>', {}],
  ['a place on the page itself', '<a href="#karten">x</a>', {}],
  ['an anchor without an address', '<a>x</a>', {}],
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
