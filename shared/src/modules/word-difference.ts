import { declarationOf, fieldsOfModel } from './declarations.ts';
import { isSame } from './difference.ts';
import { type ModuleDocument, type ModuleRow, rowsInOrder, type StoredValue } from './document.ts';
import { isLocalised } from './fields.ts';

/** A run of words that both texts have, or one of them. */
export interface WordRun {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Longer texts are compared as a whole: a table of all pairs of words would not fit. */
const MOST_WORDS = 1500;
const TOKENS = /\s+|[\p{L}\p{N}­]+|[^\s\p{L}\p{N}]/gu;

/** What has become of a text, word by word. Joined without what was added it is the first, without what was removed the second. */
export function wordDifference(before: string, after: string): WordRun[] {
  return runsOf(tokenDifference(before.match(TOKENS) ?? [], after.match(TOKENS) ?? []));
}

const HTML_TOKENS = /<[^>]*>|&#?\w+;|\s+|[\p{L}\p{N}­]+|[^\s\p{L}\p{N}]/gu;

/** What has become of rich text: the second one, with what was added in `ins`, and what was removed in `del`. */
export function htmlDifference(before: string, after: string): string {
  const runs = tokenDifference(before.match(HTML_TOKENS) ?? [], after.match(HTML_TOKENS) ?? []);
  // Elements are those of the second: of the first only its words are of interest.
  const marked = runs.filter(({ kind, text }) => !(kind === 'removed' && text.startsWith('<')));
  const pieces = joinedRuns(marked, ({ text }) => !text.startsWith('<'));
  return pieces
    .map(({ kind, text }) =>
      kind === 'same' || text.startsWith('<') ? text : kind === 'added' ? `<ins>${text}</ins>` : `<del>${text}</del>`,
    )
    .join('');
}

function tokenDifference(one: readonly string[], other: readonly string[]): WordRun[] {
  if (one.length > MOST_WORDS || other.length > MOST_WORDS)
    return [
      ...one.map((text) => ({ kind: 'removed', text }) as const),
      ...other.map((text) => ({ kind: 'added', text }) as const),
    ];
  // Length of what both have in common, from each pair of places on.
  const width = other.length + 1;
  const common = new Uint16Array((one.length + 1) * width);
  const at = (left: number, right: number): number => common[left * width + right] ?? 0;
  for (let left = one.length - 1; left >= 0; left--) {
    for (let right = other.length - 1; right >= 0; right--) {
      common[left * width + right] =
        one[left] === other[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1));
    }
  }
  const runs: WordRun[] = [];
  for (let left = 0, right = 0; left < one.length || right < other.length;) {
    const [old = '', young = ''] = [one[left], other[right]];
    if (left < one.length && right < other.length && old === young) {
      runs.push({ kind: 'same', text: old });
      left += 1;
      right += 1;
    } else if (right >= other.length || (left < one.length && at(left + 1, right) >= at(left, right + 1))) {
      runs.push({ kind: 'removed', text: old });
      left += 1;
    } else {
      runs.push({ kind: 'added', text: young });
      right += 1;
    }
  }
  return runs;
}

/** Neighbours of one kind as one. */
const runsOf = (runs: readonly WordRun[]): WordRun[] => joinedRuns(runs, () => true);

function joinedRuns(runs: readonly WordRun[], mayJoin: (run: WordRun) => boolean): WordRun[] {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.kind === run.kind && mayJoin(run) && mayJoin(last))
      joined[joined.length - 1] = { kind: run.kind, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** What has become of one module. */
export interface ModuleChange {
  /** As it is now; as it was, where it was removed. */
  row: ModuleRow;
  kind: 'added' | 'removed' | 'changed';
  isMoved: boolean;
  fields: { field: string; language: 'de' | 'en' | null; runs: WordRun[] }[];
}

const TAGS = /<\/(?:p|li|h\d|ul|ol|blockquote)>|<br\s*\/?>/gi;
const plain = (html: string): string =>
  html
    .replace(TAGS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&shy;/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .trim();

function wordsOf(value: StoredValue | undefined, language: 'de' | 'en' | null): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object' && !Array.isArray(value)) {
    if ('url' in value) return wordsOf(value['url'], language);
    return language !== null && language in value ? wordsOf(value[language], null) : JSON.stringify(value);
  }
  return typeof value === 'string' ? plain(value) : JSON.stringify(value);
}

/** All that differs between two documents, module by module in the order of the page, removed ones last. Nothing is said of rows that only hold others. */
export function moduleChanges(before: ModuleDocument, after: ModuleDocument): ModuleChange[] {
  const kept = rowsInOrder(after).flatMap((row): ModuleChange[] => {
    const known = before[row.id];
    if (!known) return [{ row, kind: 'added', isMoved: false, fields: fieldChanges(undefined, row) }];
    const isMoved = isElsewhere(before, after, row.id);
    const fields = fieldChanges(known, row);
    return isMoved || fields.length > 0 ? [{ row, kind: 'changed', isMoved, fields }] : [];
  });
  const removed = rowsInOrder(before).filter(({ id }) => !after[id]);
  const gone = removed.map((row): ModuleChange => ({
    row,
    kind: 'removed',
    isMoved: false,
    fields: fieldChanges(row, undefined),
  }));
  return [...kept, ...gone].filter(({ row, kind }) => kind === 'changed' || declarationOf(row.model) !== null);
}

/** In another column, or after other ones of those that are in both. */
function isElsewhere(before: ModuleDocument, after: ModuleDocument, id: number): boolean {
  const [was, is] = [before[id], after[id]];
  if (!was || !is) return false;
  return (
    was.parent !== is.parent ||
    was.column !== is.column ||
    (was.position !== is.position && predecessor(before, after, was) !== predecessor(after, before, is))
  );
}

/** The nearest row before it in its column that the other document has, too. */
function predecessor(document: ModuleDocument, other: ModuleDocument, row: ModuleRow): number | null {
  const before = Object.values(document).filter(
    ({ id, parent, column, position }) =>
      parent === row.parent && column === row.column && position < row.position && other[id],
  );
  return before.sort((one, next) => next.position - one.position)[0]?.id ?? null;
}

function fieldChanges(before: ModuleRow | undefined, after: ModuleRow | undefined): ModuleChange['fields'] {
  const { model = '' } = after ?? before ?? {};
  return Object.entries(fieldsOfModel(model)).flatMap(([field, declaration]) => {
    const [was, is] = [before?.fields[field], after?.fields[field]];
    // Of what is new or gone its words say enough.
    if (isSame(was, is) || ((!before || !after) && !isLocalised(declaration))) return [];
    const languages = isLocalised(declaration) ? (['de', 'en'] as const) : ([null] as const);
    return languages.flatMap((language) => {
      const [old, young] = [wordsOf(was, language), wordsOf(is, language)];
      return old === young ? [] : [{ field, language, runs: wordDifference(old, young) }];
    });
  });
}
