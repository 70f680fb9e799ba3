import { EntryKey } from './entry-key.ts';
import { KeptValues } from './kept-values.ts';

/** A storage in memory. */
function storageOf(items = new Map<string, string>()): Storage {
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const DAY_MS = 24 * 60 * 60_000;

test('keeps what was typed, but no files, until it is forgotten', () => {
  const storage = storageOf();
  const kept = new KeptValues(7, () => storage);
  kept.write({ field_1: 'Ada', field_2: ['a'], field_3: new File([], 'x.pdf') });
  expect(new KeptValues(7, () => storage).read()).toEqual({ field_1: 'Ada', field_2: ['a'] });
  expect(new KeptValues(8, () => storage).read()).toEqual({});
  kept.forget();
  expect(kept.read()).toEqual({});
  expect(storage.length).toBe(0);
});

test('keeps what was sent last, beside what was typed', () => {
  const storage = storageOf();
  const kept = new KeptValues(7, () => storage);
  expect(kept.readSent()).toBeNull();
  kept.writeSent({ content: '{}', key: 'abc' });
  kept.write({ field_1: 'Ada' });
  expect([kept.read(), kept.readSent()]).toEqual([{ field_1: 'Ada' }, { content: '{}', key: 'abc' }]);
});

test('names an entry by its content, after a reload too, where that may be kept', () => {
  const storage = storageOf();
  const key = (mayKeep: boolean) => new EntryKey(new KeptValues(7, () => storage), () => mayKeep);
  const without = key(false);
  const first = without.of('a');
  expect([without.of('a'), storage.length]).toEqual([first, 0]);
  expect(without.of('b')).not.toBe(first);
  const kept = key(true).of('a');
  expect(kept).not.toBe(first);
  expect([key(true).of('a'), key(true).of('b') === kept]).toEqual([kept, false]);
});

test('keeps nothing longer than a day', () => {
  const storage = storageOf();
  let now = 1000;
  const kept = new KeptValues(
    7,
    () => storage,
    () => now,
  );
  kept.write({ field_1: 'Ada' });
  now += DAY_MS - 1;
  expect(kept.read()).toEqual({ field_1: 'Ada' });
  now += 1;
  expect(kept.read()).toEqual({});
  expect(storage.length).toBe(0);
});

test('does without where storage is forbidden, or holds something else', () => {
  const forbidden = new KeptValues(7, () => {
    throw new Error('SecurityError');
  });
  forbidden.write({ field_1: 'Ada' });
  forbidden.forget();
  expect(forbidden.read()).toEqual({});
  expect(new KeptValues(7, () => storageOf(new Map([['foyer_form_7', '{']]))).read()).toEqual({});
});
