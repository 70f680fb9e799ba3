import { FavouritesStore } from './favourites-store.ts';

const KEY = 'foyer.favourites';

/** A tab of the browser; all share one storage. */
function openTab(): FavouritesStore {
  const store = new FavouritesStore();
  store.follow(window);
  return store;
}

/** As the browser tells other tabs. */
const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));

beforeEach(() => localStorage.clear());

test('what is marked is there after a reload, the newest first, and gone once the mark is taken away', () => {
  const tab = openTab();
  tab.toggle('event', 12);
  tab.toggle('article', 12);
  expect(openTab().marks).toEqual(['article:12', 'event:12']);
  tab.toggle('event', 12);
  expect([openTab().has('event', 12), openTab().has('article', 12)]).toEqual([false, true]);
});

test('tabs do not take each other’s marks away', () => {
  const [one, two] = [openTab(), openTab()];
  one.toggle('event', 1);
  two.toggle('event', 2);
  expect(two.idsOf('event')).toEqual([2, 1]);
  expect(one.count).toBe(1);
  tell();
  expect(one.idsOf('event')).toEqual([2, 1]);
});

test('rubbish in the storage is no mark', () => {
  for (const text of ['{', '7', '{"a":1}', '["event:0","person:1","event:1; x",null]']) {
    localStorage.setItem(KEY, text);
    expect(openTab().marks).toEqual([]);
  }
  localStorage.setItem(KEY, '["event:1","event:1","x"]');
  expect(openTab().marks).toEqual(['event:1']);
});

test('things that are gone are taken off the list, the others stay', () => {
  const tab = openTab();
  for (const id of [1, 2, 3]) tab.toggle('event', id);
  tab.toggle('article', 2);
  tab.remove('event', [2, 3, 9]);
  expect(openTab().marks).toEqual(['article:2', 'event:1']);
});

test('without storage the marks last as long as the page', () => {
  const closed = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  } as Window;
  const store = new FavouritesStore();
  store.follow(closed);
  store.toggle('event', 1);
  expect(store.has('event', 1)).toBe(true);
});

test('a list that nobody can overlook does not grow', () => {
  localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 500 }, (_, index) => `event:${index + 1}`)));
  const tab = openTab();
  tab.toggle('event', 501);
  expect([tab.count, tab.has('event', 501), tab.has('event', 500)]).toEqual([500, true, false]);
});
