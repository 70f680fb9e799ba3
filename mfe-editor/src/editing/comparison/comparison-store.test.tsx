import type { EditedDocument } from '@foyer/shared/api';
import { edited, rowWith, wideWindow } from '../testing/edited.ts';
import { ComparisonStore } from './comparison-store.ts';

beforeAll(wideWindow);

/** Versions come when they are let. */
function begin() {
  const session = edited(rowWith({ 2: 'Entwurf' }), rowWith({ 2: 'Online' }));
  const comparison = new ComparisonStore(session);
  const waiting = new Map<number, (isThere: boolean) => void>();
  session.api.version = (version) =>
    new Promise((resolve, reject) =>
      waiting.set(version, (isThere) =>
        isThere
          ? resolve({ rows: rowWith({ 2: `Version ${version}` }), references: {} } as unknown as EditedDocument)
          : reject(new Error('offline')),
      ),
    );
  return { comparison, comes: (version: number, isThere = true) => waiting.get(version)?.(isThere) };
}

const states = ({ before, after, wanted }: ComparisonStore) => [[before, after], Object.values(wanted)];

test('who chooses on while a version is being read gets all that was chosen', async () => {
  const { comparison, comes } = begin();
  await comparison.open('live', 'draft');
  void comparison.open(5, comparison.wanted.after);
  const both = comparison.open(comparison.wanted.before, 'live');
  expect(states(comparison)).toEqual([
    ['live', 'draft'],
    [5, 'live'],
  ]);
  comes(5);
  await both;
  expect(states(comparison)).toEqual([
    [5, 'live'],
    [5, 'live'],
  ]);
});

test('what was chosen last counts, whichever comes first', async () => {
  const { comparison, comes } = begin();
  const slow = comparison.open(5, 'draft');
  const quick = comparison.open(6, 'draft');
  comes(6);
  await quick;
  comes(5);
  await slow;
  expect(comparison.before).toBe(6);
});

test('a version that comes after the comparison was closed opens nothing, and one that does not come is not chosen', async () => {
  const { comparison, comes } = begin();
  await comparison.open('live', 'draft');
  const late = comparison.open(5, 'draft');
  comparison.close();
  comes(5);
  await late;
  expect(comparison.isOpen).toBe(false);
  const failing = comparison.open(6, 'draft');
  comes(6, false);
  await expect(failing).rejects.toThrow('offline');
  expect(states(comparison)[1]).toEqual(['live', 'draft']);
});
