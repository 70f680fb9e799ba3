import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Database } from '../../platform/database/database.ts';
import { EVENT_COLUMNS } from './event-columns.ts';
import { loadReferences } from './references.ts';
import { allEvents } from './stored-events.ts';

/** All events as a table that can be imported again: UTF-8 with a byte order mark, parted by semicolons. */
export function eventsCsv(db: Database): Readable {
  async function* rows(): AsyncGenerator<string[]> {
    const references = await loadReferences(db);
    for await (const some of allEvents(db))
      for (const { id, values } of some)
        yield [String(id), ...EVENT_COLUMNS.map(({ show }) => show(values, references))];
  }
  const columns = ['id', ...EVENT_COLUMNS.map(({ name }) => name)].map((header, index) => ({
    key: String(index),
    header,
  }));
  const table = stringify({
    header: true,
    columns,
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    quoted_match: /[\r\n]/,
    escape_formulas: true,
  });
  return pipeline(Readable.from(rows()), table, () => undefined);
}
