import { EVERYTHING } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ImportReport, planRows, reportOf } from './plan.ts';
import { readCsv } from './read-csv.ts';
import { readIcs } from './read-ics.ts';
import { loadReferences } from './references.ts';
import type { ReadFile } from './rows.ts';
import { knownEvents, savePlan, vanishedDates } from './stored-events.ts';

export interface ReadOptions {
  format: 'csv' | 'ics';
  /** For new events of a calendar that says nothing of it: type and room, by name. */
  type: string | null;
  room: string | null;
  now: Date;
}

export interface ImportOptions {
  /** Only say what would be done. */
  isDryRun: boolean;
  now: Date;
}

export interface Imported {
  report: ImportReport;
  /** What the import changed, for caches. */
  tags: string[];
}

/** What a file says of events. Before the transaction of the import: it may take seconds, and on the embedded database all others wait for one. */
export async function readEvents(
  db: Database,
  content: Buffer,
  { format, type, room, now }: ReadOptions,
): Promise<ReadFile> {
  if (format === 'csv') return readCsv(content);
  return readIcs(content, { now, references: await loadReferences(db), defaults: { type, room } });
}

/**
 * Creates and changes events as a file says, all or nothing: with a single fault nothing is changed.
 * What the file does not mention stays as it is; nothing is deleted.
 * @param tx all of it happens in this transaction
 * @returns what was done, and the tags that it concerns
 */
export async function importEvents(tx: Database, file: ReadFile, { isDryRun, now }: ImportOptions): Promise<Imported> {
  const references = await loadReferences(tx);
  const plan = await planRows(file.rows, await knownEvents(tx, file.rows), references);
  plan.faults.unshift(...file.faults);
  plan.faults.sort((one, other) => one.line - other.line);
  const notes = [...new Set(file.notes), ...(await vanishedDates(tx, file.series, file.rows, now))];
  const isDone = plan.faults.length === 0 && !isDryRun && plan.created.length + plan.changed.length > 0;
  if (isDone) await savePlan(tx, plan, now);
  return { report: reportOf(plan, notes), tags: isDone ? [EVERYTHING] : [] };
}
