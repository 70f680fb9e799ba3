import { createTestSite } from '../testing/index.ts';
import { holdClicks } from './hold-clicks.ts';

const main = document.body.appendChild(document.createElement('main'));
const happened: string[] = [];
let navigation: ReturnType<typeof createTestSite>['navigation'];
main.addEventListener('click', (event) => {
  happened.push((event.target as Element).id);
  // What is not followed in place would be the browser's: jsdom has none.
  event.preventDefault();
});

beforeEach(() => {
  happened.length = 0;
  navigation = createTestSite({ href: '/de/programm' }).navigation;
  main.innerHTML =
    '<a id="own" href="/?page=2"><em>2</em></a><a id="event" href="/de/programm/x/1">x</a><a id="shop" href="https://shop.example/">x</a>' +
    '<button id="close">x</button><form><button id="send">x</button></form><p id="text">x</p>';
  history.replaceState(null, '', '/de/programm');
  main.querySelector<HTMLAnchorElement>('#own')!.href = '/de/programm?page=2';
});

const click = (selector: string, init: MouseEventInit = {}) =>
  main.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test.each(['#own', '#own em', '#close'])('a click on %s happens once, when the fragment is taken over', (selector) => {
  const release = holdClicks(main, navigation);
  click(selector);
  expect(happened).toEqual([]);
  release();
  expect(happened).toEqual([selector.slice(1).split(' ')[0]]);
});

test('of many the last one happens', () => {
  const release = holdClicks(main, navigation);
  click('#own');
  click('#close');
  release();
  expect(happened).toEqual(['close']);
});

test.each(['#event', '#shop', '#send', '#text'])('a click on %s does at once what it does', (selector) => {
  const release = holdClicks(main, navigation);
  click(selector);
  expect(happened).toEqual([selector.slice(1)]);
  release();
  expect(happened).toHaveLength(1);
});

test('a click with a modifier is the browser’s', () => {
  const release = holdClicks(main, navigation);
  click('#own', { ctrlKey: true });
  release();
  expect(happened).toEqual(['own']);
});

test('afterwards nothing is held', () => {
  holdClicks(main, navigation)();
  click('#close');
  expect(happened).toEqual(['close']);
});

test.each(['#own', '#close'])('a click on %s is seen to be on its way until it happens', (selector) => {
  const release = holdClicks(main, navigation);
  expect(navigation.pending).toBeNull();
  click(selector);
  expect(navigation.pending).toBe(navigation.location);
  release();
  expect(navigation.pending).toBeNull();
});

test('who goes on elsewhere meanwhile gets there', () => {
  const release = holdClicks(main, navigation);
  click('#own');
  const elsewhere = { ...navigation.location, pathname: '/de/team' };
  navigation.prepare(elsewhere);
  release();
  expect(happened).toEqual([]);
  expect(navigation.pending).toBe(elsewhere);
});
