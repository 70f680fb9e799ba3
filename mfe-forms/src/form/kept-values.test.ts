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
