import type { Difference } from '@foyer/shared/modules';
import { HistoryStore, type Step } from './history-store.ts';

/** A clock that stands until it is moved. */
function history() {
  let now = 0;
  const store = new HistoryStore(() => now);
  const change = (text: string): Difference => ({ 1: { values: { 'fields.content.de': text } } });
  const join = (first: Step, second: Omit<Step, 'at'>): Pick<Step, 'forward' | 'backward'> => ({
    forward: second.forward,
    backward: first.backward,
  });
  const type = (before: string, text: string) =>
    store.push(
      {
        label: { key: 'step.changed' },
        forward: change(text),
        backward: change(before),
        focus: 1,
        group: '1 content.de',
      },
      { endsWord: text.endsWith(' '), join },
    );
  const act = () =>
    store.push(
      { label: { key: 'step.removed' }, forward: { 2: null }, backward: {}, focus: null, group: null },
      { join },
    );
  return {
    store,
    type,
    act,
    wait: (ms: number) => (now += ms),
    forward: () => store.steps.map((step) => Object.values(step.forward)[0]),
  };
}

test('typing is one step a word', () => {
  const { store, type } = history();
  for (const [before, text] of [
    ['', 'E'],
    ['E', 'Ei'],
    ['Ei', 'Ein '],
    ['Ein ', 'Ein H'],
    ['Ein H', 'Ein Ha'],
  ] as const)
    type(before, text);
  expect(store.steps.map(({ backward }) => backward)).toEqual([
    { 1: { values: { 'fields.content.de': '' } } },
    { 1: { values: { 'fields.content.de': 'Ein ' } } },
  ]);
});

test('a pause, another thing and leaving the field end a step', () => {
  const { store, type, act, wait } = history();
  type('', 'a');
  wait(2000);
  type('a', 'ab');
  act();
  type('ab', 'abc');
  store.endWord();
  type('abc', 'abcd');
  expect(store.steps).toHaveLength(5);
});

test('what was undone can be done again, until something new is done', () => {
  const { store, act, type } = history();
  act();
  type('', 'a');
  expect(store.back()?.group).toBe('1 content.de');
  expect([store.canUndo, store.canRedo]).toEqual([true, true]);
  expect(store.forth()?.group).toBe('1 content.de');
  store.back();
  store.back();
  expect([store.canUndo, store.back()]).toEqual([false, null]);
  act();
  expect([store.steps.length, store.canRedo]).toEqual([1, false]);
});

test('the last two hundred steps are kept, with their place', () => {
  const { store, act } = history();
  for (let count = 0; count < 250; count += 1) act();
  store.back();
  const { steps, position } = store.kept;
  expect([steps.length, position]).toEqual([200, 199]);
  const again = new HistoryStore();
  again.restore({ steps, position });
  expect([again.canUndo, again.canRedo]).toEqual([true, true]);
});
