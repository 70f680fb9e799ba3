import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Settings } from '@foyer/shared/settings';
import { Check } from 'typebox/value';
import { askRunning, withContent, withStore } from '../../platform/archive/running-or-store.ts';
import { announceEverything } from '../../platform/changes/changes.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { findFile, writeNewFile } from '../../platform/named-file.ts';
import { StartError } from '../../platform/start-error.ts';
import { eventsCsv } from './export-events.ts';
import { importEvents, type ImportOptions, readEvents, type ReadOptions } from './import-events.ts';
import { type ImportReport, ImportReportSchema } from './plan.ts';
import { linesOf } from './report.ts';

export interface ImportFlags {
  dryRun: boolean;
  type?: string;
  room?: string;
}

type Say = (sentence: string) => void;
type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** `npm run content -- import events.csv`. @throws StartError FOYER-406 when it cannot be read, FOYER-421 when it has faults */
export async function importFile(
  name: string,
  { dryRun: isDryRun, type, room }: ImportFlags,
  place: Place,
  say: Say,
): Promise<void> {
  const format = /\.(csv|ics)$/i.exec(name)?.[1]?.toLowerCase();
  if (format !== 'csv' && format !== 'ics')
    throw new StartError('FOYER-406', `${name} is neither .csv nor .ics nor .tar.gz.`);
  const file = await findFile(name);
  const report = await run(
    await readFile(file),
    { format, isDryRun, type: type ?? null, room: room ?? null, now: new Date() },
    place,
  );
  if (report.faults.length > 0) {
    const faults = report.faults.map(
      ({ line, column, message }) => `  line ${line}${column && `, ${column}`}: ${message}.`,
    );
    throw new StartError(
      'FOYER-421',
      `${basename(file)} cannot be imported, and nothing was changed.\n${faults.join('\n')}`,
    );
  }
  for (const line of linesOf(report, isDryRun)) say(line);
}

/** `npm run content -- export events.csv`. @throws StartError FOYER-406 when there is such a file, or it cannot be written */
export async function exportEvents(name: string, place: Place, say: Say): Promise<void> {
  const file = await writeNewFile(name, async (out) => {
    const running = await askRunning(place, '/internal/events.csv');
    if (running) await pipeline(running, out);
    else
      await withContent(place, async (store) => {
        await store.exclusively(() => migrate(store));
        await pipeline(eventsCsv(store.db), out);
      });
  });
  say(`Wrote ${file}.`);
}

/** By the service that runs, else in the database itself. */
async function run(content: Buffer, options: ReadOptions & ImportOptions, place: Place): Promise<ImportReport> {
  const { format, isDryRun, type, room } = options;
  const query = new URLSearchParams({
    format,
    dry_run: String(isDryRun),
    ...(type !== null && { type }),
    ...(room !== null && { room }),
  });
  const answer = await askRunning(place, `/internal/events?${query.toString()}`, {
    method: 'POST',
    body: new Uint8Array(content),
  });
  if (answer) return reportIn(await text(answer));
  return withStore(place, async (store) => {
    await store.exclusively(() => migrate(store));
    const file = await readEvents(store.db, content, options);
    return store.db.transaction(async (tx) => {
      const { report, tags } = await importEvents(tx, file, options);
      if (tags.length > 0) await announceEverything(tx);
      return report;
    });
  });
}

function reportIn(answer: string): ImportReport {
  const report: unknown = JSON.parse(answer);
  if (!Check(ImportReportSchema, report))
    throw new StartError(
      'FOYER-406',
      'The running content service is of another version: use the command of that one.',
    );
  return report;
}
