import { type DraftStorage, DraftStore } from './draft-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const draft = { base: { title: 'Nacht' }, values: { title: 'Nachts' }, etag: '"1"' };

/** What a browser keeps, at times that are set by hand. */
function browser() {
  const kept: Parameters<DraftStorage['set']>[] = [];
  const clock = { now: 0 };
  const remove = (keys: string[]) => kept.splice(0, kept.length, ...kept.filter(([key]) => !keys.includes(key)));
  const storage: DraftStorage = {
    all: async () => [...kept],
    set: async (key, value) => {
      remove([key]);
      kept.push([key, value]);
    },
    remove: async (keys) => void remove(keys),
  };
  const form = (username = 'edda', place = 'events 1') =>
    new DraftStore({ username, place, storage, now: () => clock.now });
  return { form, clock, kept };
}

const titles = async (store: DraftStore) => (await store.left()).map(({ values }) => values['title']);

test('what a form has left is offered where the same person opens the same again', async () => {
  const { form } = browser();
  await form().keep(draft);
  expect(await form().left()).toMatchObject([{ ...draft, at: 0 }]);
  expect(await form('ole').left()).toEqual([]);
  expect(await form('edda', 'events 11').left()).toEqual([]);
});

test('a form keeps one draft, the last, and offers itself none', async () => {
  const { form } = browser();
  const first = form();
  await first.keep(draft);
  await first.keep({ ...draft, values: { title: 'Bei Nacht' } });
  expect(await titles(first)).toEqual([]);
  expect(await titles(form())).toEqual(['Bei Nacht']);
  await first.keep(null);
  expect(await titles(form())).toEqual([]);
});

test('two forms write over nothing of each other: the newest comes first', async () => {
  const { form, clock } = browser();
  await form().keep(draft);
  clock.now = 1;
  await form().keep({ ...draft, values: { title: 'Später' } });
  expect(await titles(form())).toEqual(['Später', 'Nachts']);
});

test('what a form keeps once it has moved is left at the other place, and nothing where it was', async () => {
  const { form } = browser();
  const moving = form('edda', 'events new');
  await moving.keep(draft);
  await moving.moveTo('events 1');
  expect(await form('edda', 'events new').left()).toEqual([]);
  expect(await titles(form())).toEqual([]);
  await moving.keep(draft);
  expect(await titles(form())).toEqual(['Nachts']);
  expect(await titles(form('ole'))).toEqual([]);
});

test('what is thrown away is forgotten, and no more is kept of its form', async () => {
  const { form, kept } = browser();
  const left = form();
  await left.keep(draft);
  await left.close();
  await left.keep(draft);
  expect(kept).toEqual([]);
  await form().keep(draft);
  const again = form();
  await again.forget(await again.left());
  expect(kept).toEqual([]);
});

test('of a record that is gone nothing is kept', async () => {
  const { form, kept } = browser();
  await form().keep(draft);
  await form('ole').keep(draft);
  await form().closePlace();
  expect(kept).toHaveLength(1);
});

test('after 30 days it is forgotten, whoever wrote it', async () => {
  const { form, clock, kept } = browser();
  await form('ole', 'rooms 2').keep(draft);
  clock.now = 30 * DAY_MS;
  await form().left();
  expect(kept).toHaveLength(1);
  clock.now += 1;
  await form().left();
  expect(kept).toEqual([]);
});

test('a browser that keeps nothing hinders nobody', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const store = new DraftStore({ username: 'edda', place: 'events 1' });
  await store.keep(draft);
  expect(await store.left()).toEqual([]);
  await store.close();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
