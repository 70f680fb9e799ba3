import { whenIdle, whenLoaded } from './idle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('an idle moment', () => {
  it('comes after a while where browsers do not tell, unless it is cancelled', () => {
    const done: string[] = [];
    whenIdle(() => done.push('kept'), { otherwise: 200 });
    whenIdle(() => done.push('cancelled'), { otherwise: 200 })();
    jest.advanceTimersByTime(199);
    expect(done).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['kept']);
  });

  it('is when the browser says so, and within the limit', () => {
    const asked: unknown[] = [];
    const cancelled: number[] = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void, options: object) => asked.push([work, options]),
      cancelIdleCallback: (handle: number) => cancelled.push(handle),
    });
    const work = () => undefined;
    const cancel = whenIdle(work, { within: 1000, otherwise: 1 });
    expect(asked).toEqual([[work, { timeout: 1000 }]]);
    cancel();
    expect(cancelled).toEqual([1]);
  });
});

test('whoever waits for the page to be loaded is called at once when it is, else then', () => {
  let count = 0;
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  whenLoaded(() => count++);
  expect(count).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(count).toBe(1);
  state.mockReturnValue('complete');
  whenLoaded(() => count++);
  expect(count).toBe(2);
});
