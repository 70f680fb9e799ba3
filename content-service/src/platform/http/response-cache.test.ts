import { answerOf, isKnown, ResponseCache } from './response-cache.ts';

const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
};

describe('the cache of answers', () => {
  it('makes an answer once for all who ask while it is being made, and keeps it', async () => {
    const cache = new ResponseCache();
    const make = jest.fn(async () => answerOf({ a: 1 }, ['events']));
    const answers = await Promise.all([cache.get('k', make), cache.get('k', make)]);
    answers.push(await cache.get('k', make));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('forgets what carries a changed tag, and nothing else', async () => {
    const cache = new ResponseCache();
    const [event, page] = [
      jest.fn(async () => answerOf(1, ['event:1', 'events'])),
      jest.fn(async () => answerOf(2, ['page:1'])),
    ];
    const ask = () => Promise.all([cache.get('event', event), cache.get('page', page)]);
    await ask();
    cache.purge(['event:1']);
    await ask();
    expect([event.mock.calls.length, page.mock.calls.length]).toEqual([2, 1]);
    cache.purge(['*']);
    await ask();
    expect([event.mock.calls.length, page.mock.calls.length]).toEqual([3, 2]);
  });

  it('does not keep what was read before a change and finished after it', async () => {
    const cache = new ResponseCache();
    const slow = deferred<ReturnType<typeof answerOf>>();
    const old = cache.get('k', () => slow.promise);
    cache.purge(['unrelated']);
    const fresh = await cache.get('k', async () => answerOf('new', ['t']));
    slow.resolve(answerOf('old', ['t']));
    expect((await old).body).toBe('"old"');
    expect(await cache.get('k', async () => answerOf('never made', ['t']))).toBe(fresh);
  });

  it('does not keep failures', async () => {
    const cache = new ResponseCache();
    await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.get('k', async () => answerOf('up', []))).body).toBe('"up"');
  });

  it('knows an entity tag in any form that browsers send', () => {
    const { etag } = answerOf('x', []);
    for (const header of [etag, `W/${etag}`, `"a", ${etag}`, '*']) expect(isKnown(etag, header)).toBe(true);
    for (const header of [undefined, '', '"a"', 'W/"a"']) expect(isKnown(etag, header)).toBe(false);
  });
});
