import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { extract } from 'tar-stream';
import { announceEverything } from '../changes/changes.ts';
import { type Database, sqlState, type Store } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { StartError } from '../start-error.ts';
import { type Manifest, MANIFEST_FILE, readManifest } from './manifest.ts';
import { allTables, archivedTables, migrationsOf } from './tables.ts';
import { rowsOf } from '../database/rows.ts';
import { bringMedia } from './restore-media.ts';
import { type Files, FOLDERS, MEDIA } from './write-archive.ts';

const ROWS_AT_ONCE = 500;
const DEADLOCK = '40P01';
/** So often in a row nobody is in the way by chance. */
const ATTEMPTS = 10;

/** How an archive is put back. */
export interface RestoreOptions {
  /** Whether content that is there may go. */
  replace: boolean;
}

/** Begins the name of the folder, within the data directory, in which an archive is unpacked. */
const SCRATCH = 'restore-';

/**
 * Puts the content of an archive into a database, a data directory and the media's storage. The archive is read and checked to its end before
 * anything is changed; the tables change in one transaction, and media that only they or only those before name are there until it has ended.
 * @throws StartError FOYER-407 for a file that is no archive, is damaged, or comes from another version; FOYER-408 when there is content already
 */
export async function readArchive(
  store: Store,
  { dataDirectory, mediaStorage }: Files,
  source: Readable,
  { replace }: RestoreOptions,
): Promise<Manifest> {
  await mkdir(dataDirectory, { recursive: true });
  // From the first file on: what lies unpacked there would be taken for what a killed command has left.
  return store.exclusively(async () => {
    await removeLeftovers(dataDirectory);
    const scratch = await mkdtemp(join(dataDirectory, SCRATCH));
    try {
      const manifest = await unpack(source, scratch);
      await migrate(store);
      await checkVersion(store.db, manifest);
      if (!replace && (await isFilled(store.db))) {
        throw new StartError(
          'FOYER-408',
          'There is content in this database already: restore into an empty one, or say --replace.',
        );
      }
      const removeOtherMedia = await bringMedia(join(scratch, MEDIA), mediaStorage);
      await alone(store.db, async (tx) => {
        await fill(tx, manifest, join(scratch, 'tables'));
        await announceEverything(tx);
      });
      await removeOtherMedia();
      for (const folder of FOLDERS) await replaceFolder(join(scratch, folder), join(dataDirectory, folder));
      return manifest;
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
  });
}

/** What commands that were killed have unpacked: everything that a house keeps from others. */
async function removeLeftovers(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory))
    if (name.startsWith(SCRATCH)) await rm(join(dataDirectory, name), { recursive: true, force: true });
}

async function unpack(source: Readable, scratch: string): Promise<Manifest> {
  let manifest: Manifest | null = null;
  const entries = extract();
  const broken = (cause: unknown) =>
    cause instanceof StartError
      ? cause
      : new StartError('FOYER-407', 'The archive is damaged or not complete.', { cause });
  const fed = pipeline(source, createGunzip(), entries).catch((error: unknown) => entries.destroy(broken(error)));
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (name === MANIFEST_FILE && manifest === null) manifest = readManifest(await text(entry));
      else if (manifest === null) throw new StartError('FOYER-407', 'This file is no archive of Foyer.');
      else if (type === 'file') await pipeline(entry, await fileFor(name, scratch));
      else entry.resume();
    }
  } catch (error) {
    throw broken(error);
  } finally {
    await fed;
  }
  if (!manifest) throw new StartError('FOYER-407', 'This file is no archive of Foyer.');
  return manifest;
}

/** @throws StartError FOYER-407 for a name that leads anywhere else */
async function fileFor(name: string, scratch: string): Promise<WriteStream> {
  const path = normalize(name);
  const [folder = ''] = path.split(/[/\\]/);
  if (!['tables', MEDIA, ...FOLDERS].includes(folder) || path.includes('..'))
    throw new StartError('FOYER-407', `The archive has a file that does not belong there: ${name}.`);
  const file = join(scratch, path);
  await mkdir(dirname(file), { recursive: true });
  return createWriteStream(file);
}

async function checkVersion(db: Database, { migrations }: Manifest): Promise<void> {
  const here = await migrationsOf(db);
  const other = [
    ...migrations.filter((name) => !here.includes(name)),
    ...here.filter((name) => !migrations.includes(name)),
  ];
  if (other.length > 0)
    throw new StartError(
      'FOYER-407',
      `The archive comes from another version of Foyer (${other.join(', ')}): restore it with that one, then upgrade.`,
    );
}

const isFilled = async (db: Database): Promise<boolean> =>
  (await rowsOf(db, sql`select 1 from users limit 1`)).length > 0;

/**
 * One transaction that has all tables for itself: services of a shared database wait until it has ended. Whoever had begun to write may
 * want a table that is locked here already; where PostgreSQL then ends this one and not the other, it begins again.
 */
async function alone(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        const tables = (await allTables(tx)).map((name) => sql.identifier(name));
        await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in access exclusive mode`);
        await work(tx);
      });
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Foreign keys wait until all rows are there; the search index notices by its own triggers what is to be done. */
async function fill(tx: Database, { tables }: Manifest, directory: string): Promise<void> {
  const keys = await rowsOf<{ owner: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { owner, name } of keys)
    await tx.execute(sql`alter table ${sql.identifier(owner)} drop constraint ${sql.identifier(name)}`);
  for (const name of [...(await archivedTables(tx)), 'sessions'])
    await tx.execute(sql`delete from ${sql.identifier(name)}`);
  for (const { name, rows } of tables) {
    const filled = await fillTable(tx, name, join(directory, `${name}.ndjson`));
    if (filled !== rows)
      throw new StartError('FOYER-407', `The archive is damaged: ${name} should have ${rows} rows and has ${filled}.`);
    await advanceIdentity(tx, name);
  }
  for (const { owner, name, definition } of keys)
    await tx.execute(
      sql`alter table ${sql.identifier(owner)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
}

async function fillTable(tx: Database, name: string, file: string): Promise<number> {
  let count = 0;
  let lines: string[] = [];
  const table = sql.identifier(name);
  const flush = async () => {
    const rows = `[${lines.join(',')}]`;
    await tx.execute(
      sql`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${rows}::json)`,
    );
    count += lines.length;
    lines = [];
  };
  for await (const line of linesOf(file)) {
    if (lines.push(line) >= ROWS_AT_ONCE) await flush();
  }
  if (lines.length > 0) await flush();
  return count;
}

/** Not by `node:readline`: from Node 24 on it ends lines at U+2028 and U+2029, too, and texts of rows may have them. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** New rows get numbers after those that came with the archive. */
async function advanceIdentity(tx: Database, name: string): Promise<void> {
  const columns = await rowsOf<{ column: string }>(
    tx,
    sql`select column_name as column from information_schema.columns where table_schema = 'public' and table_name = ${name} and is_identity = 'YES'`,
  );
  for (const { column } of columns) {
    const last = sql`(select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(name)})`;
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column}), ${last}, false)`);
  }
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
}
