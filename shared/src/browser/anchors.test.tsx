import { createTestSite } from '../testing/index.ts';
import { followAnchors } from './anchors.ts';

let asked: string[];
let scrolled: number[];
let leave: () => void;
let isStill = false;

beforeEach(() => {
  jest.useFakeTimers();
  [asked, scrolled, isStill] = [[], [], false];
  window.scrollTo = ((options: ScrollToOptions) => scrolled.push(options.top ?? 0)) as typeof window.scrollTo;
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
  history.replaceState(null, '', '/de/besuch');
  const { navigation } = createTestSite({ href: '/de/besuch' });
  navigation.driver = {
    navigate: async (href) => void asked.push(href),
    prefetch: () => undefined,
  };
  leave = followAnchors(navigation);
  document.body.innerHTML =
    '<a id="skip" href="#main">x</a><main id="main"><a href="#preise">x</a><a href="#frage">x</a><a href="#nichts">x</a><h2 id="preise">Preise</h2><details><summary>Frage</summary><p id="frage">Antwort</p></details></main>';
  for (const id of ['preise', 'frage'])
    document.getElementById(id)!.getBoundingClientRect = () => ({ top: 1200 }) as DOMRect;
});
afterEach(() => {
  leave();
  jest.useRealTimers();
});

async function click(selector: string): Promise<boolean> {
  const isLeft = document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await Promise.resolve();
  return isLeft;
}

test('a place on the page is reached after 0.7 s, 200 px below the top, with the reading position', async () => {
  expect(await click('a[href="#preise"]')).toBe(false);
  expect(asked).toEqual(['/de/besuch#preise']);
  // Whoever goes on with the keyboard at once does so from there.
  expect(document.activeElement?.id).toBe('preise');
  jest.advanceTimersByTime(350);
  expect(scrolled.at(-1)).toBeGreaterThan(0);
  expect(scrolled.at(-1)).toBeLessThan(1000);
  jest.advanceTimersByTime(450);
  expect(scrolled.at(-1)).toBe(1000);
  expect(document.activeElement?.id).toBe('preise');
});

test('an answer unfolds first, for 700 ms', async () => {
  await click('a[href="#frage"]');
  expect(document.querySelector('details')?.open).toBe(true);
  jest.advanceTimersByTime(699);
  expect(scrolled).toEqual([]);
  jest.advanceTimersByTime(800);
  expect(scrolled.at(-1)).toBe(1000);
});

test('who wants no motion is there at once', async () => {
  isStill = true;
  await click('a[href="#preise"]');
  jest.advanceTimersByTime(40);
  expect(scrolled).toEqual([1000]);
});

test.each(['wheel', 'touchmove', 'keydown'])(
  'a visitor who goes elsewhere on the way (%s) is left alone',
  async (move) => {
    await click('a[href="#preise"]');
    jest.advanceTimersByTime(200);
    window.dispatchEvent(new Event(move));
    const before = scrolled.length;
    jest.advanceTimersByTime(2000);
    expect(scrolled).toHaveLength(before);
  },
);

test('a page that has come meanwhile stays where it is', async () => {
  await click('a[href="#preise"]');
  jest.advanceTimersByTime(200);
  document.querySelector('main')!.replaceChildren();
  const before = scrolled.length;
  jest.advanceTimersByTime(2000);
  expect(scrolled).toHaveLength(before);
});

test.each(['#skip', 'a[href="#nichts"]'])('%s is the browser’s business', async (selector) => {
  expect(await click(selector)).toBe(true);
  expect(asked).toEqual([]);
});
