import { CsvError, parse, type Info } from 'csv-parse/sync';
import { EVENT_COLUMNS } from './event-columns.ts';
import { textOfFile } from './file-text.ts';
import { type Cell, type Fault, faultAt, type ReadFile, type Row } from './rows.ts';

const KNOWN = ['id', ...EVENT_COLUMNS.map(({ name }) => name)];
/** Put by an export before what a spreadsheet would calculate. */
const GUARD = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** A table of events: UTF-8, parted by commas or semicolons, with the names of its columns in the first line. */
export function readCsv(content: Buffer): ReadFile {
  const nothing = { rows: [], notes: [], series: [] };
  const refused = (line: number, words: string) => ({ ...nothing, faults: [faultAt({ line, column: '' }, words)] });
  const text = textOfFile(content);
  if (text === null) return refused(1, 'the file is not UTF-8; save it as "CSV UTF-8"');
  if (text.trim() === '') return refused(1, 'the file is empty');
  let begun = 1;
  const [first = ''] = text.split(/\r?\n/, 1);
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ',';
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      on_record: (record, { lines }) => {
        begun = lines + 1;
        return record;
      },
    }) as unknown as { record: string[]; info: Info }[];
    return { ...nothing, ...readRecords(records) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The file is read to its end before that is known: said is where to look.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      return refused(begun, 'this is no table: a quotation mark (") in this row is never closed');
    const { lines, message } = error as CsvError & { lines?: number };
    return refused(lines ?? 1, `this is no table: ${message}`);
  }
}

function readRecords([head, ...records]: { record: string[]; info: Info }[]): Pick<ReadFile, 'rows' | 'faults'> {
  const names = (head?.record ?? []).map((name) => name.trim().toLowerCase());
  const faults = faultsOfHead(names);
  const rows: Row[] = [];
  let line = (head?.info.lines ?? 1) + 1;
  for (const { record, info } of records) {
    // A row that ends early says nothing of the rest: some spreadsheets leave out what is empty at its end.
    const cells = new Map(
      record
        .slice(0, names.length)
        .map((text, index) => [names[index] ?? '', text.trim().replace(GUARD, '')] as const)
        .map(([column, text]) => [column, { text, line, column } satisfies Cell]),
    );
    if (record.length > names.length)
      faults.push(faultAt({ line, column: '' }, `has ${record.length} columns, the first line ${names.length}`));
    if ([...cells.values()].some(({ text }) => text !== '')) rows.push({ line, cells, defaults: new Map() });
    // A record may go over several lines; it begins after the one before.
    line = info.lines + 1;
  }
  return { rows: faults.length > 0 ? [] : rows, faults };
}

function faultsOfHead(names: readonly string[]): Fault[] {
  const at = (column: string) => ({ line: 1, column });
  if (names.length === 1 && !KNOWN.includes(names[0] ?? ''))
    return [faultAt(at(''), `has one column only; columns are parted by semicolons or commas: ${KNOWN.join(', ')}`)];
  const unknown = names
    .filter((name) => !KNOWN.includes(name))
    .map((name) => faultAt(at(name), `there is no such column; there are ${KNOWN.join(', ')}`));
  const twice = names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => faultAt(at(name), 'stands twice'));
  const nameless =
    names.includes('id') || names.includes('uid')
      ? []
      : [faultAt(at('uid'), 'is missing: by uid (or id) a second import knows the events again')];
  return [...unknown, ...twice, ...nameless];
}
