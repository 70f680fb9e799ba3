import { scrollToHash } from './hash-scroll.ts';

let scrolled: number[];
beforeEach(() => {
  jest.useFakeTimers();
  scrolled = [];
  window.scrollTo = ((options: ScrollToOptions) => scrolled.push(options.top ?? 0)) as typeof window.scrollTo;
  document.body.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

const addTarget = (id: string) => {
  const element = document.body.appendChild(document.createElement('h2'));
  element.id = id;
  element.getBoundingClientRect = () => ({ top: 500 }) as DOMRect;
};

test('a page without a hash begins at the top', () => {
  scrollToHash('');
  expect(scrolled).toEqual([0]);
});

test('a target is shown 130 px below the top of the window', () => {
  addTarget('öffnung');
  scrollToHash('#%C3%B6ffnung');
  expect(scrolled).toEqual([370]);
});

test('a target that is not there is looked for after 1 s, then every 250 ms', () => {
  scrollToHash('#spät');
  jest.advanceTimersByTime(999);
  addTarget('spät');
  expect(scrolled).toEqual([0]);
  jest.advanceTimersByTime(1);
  expect(scrolled).toEqual([0, 370]);
  jest.advanceTimersByTime(60_000);
  expect(scrolled).toHaveLength(2);
});

test('it is given up after 100 more times', () => {
  scrollToHash('#nie');
  jest.advanceTimersByTime(1000 + 100 * 250);
  addTarget('nie');
  jest.advanceTimersByTime(60_000);
  expect(scrolled).toEqual([0]);
});

test.each(['wheel', 'touchmove', 'keydown'])('a visitor who goes elsewhere (%s) is left alone', (move) => {
  scrollToHash('#spät');
  window.dispatchEvent(new Event(move));
  addTarget('spät');
  jest.advanceTimersByTime(5000);
  expect(scrolled).toEqual([0]);
});
