import { CachedRead } from './cached-read.ts';

/** A value that somebody else answers, and a clock to turn. */
function readOf(limitMs: number) {
  const asked: { limitMs: number; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const clock = { now: 0 };
  const read = new CachedRead<string>(
    (limit) =>
      new Promise((resolve, reject) =>
        asked.push({ limitMs: limit, answer: (text) => resolve({ text, tags: ['settings'] }), fail: reject }),
      ),
    (text) => text,
    limitMs,
    () => clock.now,
  );
  return { asked, clock, read };
}

describe('what many pages need', () => {
  test('is asked for once, however many wait', async () => {
    const { asked, read } = readOf(500);
    const pages = [read.get(), read.get(), read.get()];
    expect(asked.map(({ limitMs }) => limitMs)).toEqual([500]);
    asked[0]!.answer('open');
    for (const page of pages) expect((await page).value).toBe('open');
  });

  test('is read again in time on a machine whose clock was set back', async () => {
    const begin = performance.now();
    const fetch = jest.fn(() => Promise.resolve({ text: 'open', tags: [] }));
    const read = new CachedRead(fetch, String, 500);
    await read.get();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    jest.spyOn(performance, 'now').mockReturnValue(begin + 60_000);
    await read.get();
    jest.restoreAllMocks();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is read ahead while the old value serves, and may take until that one is ten seconds old', async () => {
    const { asked, clock, read } = readOf(500);
    const first = read.get();
    asked[0]!.answer('open');
    await first;
    clock.now = 4001;
    expect((await read.get()).value).toBe('open');
    expect(asked.map(({ limitMs }) => limitMs)).toEqual([500, 5999]);
    // Too old to serve: who comes now waits for what is under way.
    clock.now = 8001;
    const late = read.get();
    asked[1]!.answer('closed');
    expect((await late).value).toBe('closed');
    expect(asked).toHaveLength(2);
  });

  test('is asked for once more when reading ahead has ended sooner than a page may wait', async () => {
    const { asked, clock, read } = readOf(5000);
    const first = read.get();
    asked[0]!.answer('open');
    await first;
    clock.now = 4500;
    await read.get();
    clock.now = 9000;
    const pages = [read.get(), read.get()];
    clock.now = 10_000;
    asked[1]!.fail(new Error('did not answer'));
    await new Promise(setImmediate);
    expect(asked.map(({ limitMs }) => limitMs)).toEqual([5000, 5500, 4000]);
    asked[2]!.answer('closed');
    for (const page of pages) expect((await page).value).toBe('closed');
  });

  test('is not asked for again within a second after a failure, and serves until it is too old', async () => {
    const { asked, clock, read } = readOf(500);
    const first = read.get();
    asked[0]!.answer('open');
    await first;
    clock.now = 5000;
    await read.get();
    asked[1]!.fail(new Error('cannot be reached'));
    await new Promise(setImmediate);
    clock.now = 5999;
    expect((await read.get()).value).toBe('open');
    expect(asked).toHaveLength(2);
    clock.now = 6000;
    expect((await read.get()).value).toBe('open');
    expect(asked).toHaveLength(3);
    asked[2]!.fail(new Error('cannot be reached'));
    await new Promise(setImmediate);
    clock.now = 8500;
    const late = read.get();
    asked[3]!.fail(new Error('still not'));
    await expect(late).rejects.toThrow('still not');
    await expect(read.get()).rejects.toThrow('still not');
    expect(asked).toHaveLength(4);
  });

  test('is read anew once it has changed', async () => {
    const { asked, read } = readOf(500);
    const first = read.get();
    asked[0]!.answer('open');
    await first;
    read.expire(new Set(['page:1']));
    expect((await read.get()).value).toBe('open');
    read.expire(new Set(['settings']));
    const anew = read.get();
    asked[1]!.answer('closed');
    expect((await anew).value).toBe('closed');
  });

  test('is read anew by whoever comes after a change, also while it was being read', async () => {
    const { asked, read } = readOf(500);
    const before = read.get();
    read.expire(new Set(['settings']));
    const after = read.get();
    asked[0]!.answer('open');
    asked[1]!.answer('closed');
    expect([(await before).value, (await after).value]).toEqual(['open', 'closed']);
    expect((await read.get()).value).toBe('closed');
    expect(asked).toHaveLength(2);
  });

  test('does not become what was read before a change, however late that comes', async () => {
    const { asked, read } = readOf(500);
    const first = read.get();
    asked[0]!.answer('open');
    await first;
    read.expire(null);
    const before = read.get();
    read.expire(new Set(['settings']));
    const after = read.get();
    asked[2]!.answer('closed');
    expect((await after).value).toBe('closed');
    asked[1]!.answer('open');
    expect((await before).value).toBe('open');
    expect([(await read.get()).value, read.last?.value]).toEqual(['closed', 'closed']);
    expect(asked).toHaveLength(3);
  });
});
