import { documentOf, isSound } from '@foyer/shared/modules';
import { mayStandIn } from '../editing/document/commands.ts';
import { PATTERN_NAMES, rowsOfPattern } from './patterns.ts';

const NOW = new Date('2026-12-24T18:00:00Z');

test('there are five of them', () => {
  expect(PATTERN_NAMES).toHaveLength(5);
});

test.each(PATTERN_NAMES)('%s is a sound document in which everything stands where it may', (name) => {
  const rows = rowsOfPattern(name, NOW);
  const document = documentOf(rows);
  expect(isSound(document)).toBe(true);
  expect(rows.filter((row) => row.id >= 0)).toEqual([]);
  // Items stand in lists of their own kind.
  expect(rows.filter((row) => !mayStandIn(document, row.model, row.parent))).toEqual([]);
});

test('two pages from one pattern share no id', () => {
  const ids = [...rowsOfPattern('landing', NOW), ...rowsOfPattern('landing', NOW)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
