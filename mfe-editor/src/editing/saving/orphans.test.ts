import { ApiError } from '@foyer/shared';
import { documentOf, type ModuleDocument } from '@foyer/shared/modules';
import { newRow } from '../document/commands.ts';
import type { LeftCopy } from './local-copy.ts';
import { orphansAmong } from './orphans.ts';

const base = documentOf([newRow('container', 1)]);
const written: ModuleDocument = documentOf([newRow('container', 1), { ...newRow('headline', -2), parent: 1 }]);
const history = { steps: [], position: 0 };
const copyOf = (id: number, more: Partial<LeftCopy> = {}) => ({
  ...{ key: `copy ${id}`, kind: 'pages' as const, id, base, document: written, history, at: id },
  ...more,
});

/** A service that has no page but the first. */
const read = async (_: unknown, id: number) => {
  if (id === 9) throw new ApiError(0, '', null);
  if (id !== 1) throw new ApiError(404, '', null);
};

const ids = async (copies: Parameters<typeof orphansAmong>[0]) =>
  (await orphansAmong(copies, read)).map(({ id }) => id);

test('what was written and never saved is an orphan once its page is gone', async () => {
  expect(await ids([copyOf(1), copyOf(2), copyOf(3)])).toEqual([3, 2]);
});

test('what was saved is none, unless somebody was there as the page went', async () => {
  const saved = { document: base };
  expect(await ids([copyOf(2, saved), copyOf(3, { ...saved, isGone: true })])).toEqual([3]);
});

test('nor is what may have its page still', async () => {
  expect(await ids([copyOf(9)])).toEqual([]);
});
