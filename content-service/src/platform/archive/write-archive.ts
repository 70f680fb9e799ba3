import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pack, type Pack } from 'tar-stream';
import type { Database } from '../database/database.ts';
import { StartError } from '../start-error.ts';
import { filesBelow } from '../storage/files-below.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { orNull } from '../storage/or-null.ts';
import { FORMAT, type Manifest, MANIFEST_FILE } from './manifest.ts';
import { archivedTables, migrationsOf } from './tables.ts';
import { rowsOf } from '../database/rows.ts';

/** Folder of the media library's files, wherever they lie. */
export const MEDIA = 'media';
/** Folders of the data directory that belong to the content. */
export const FOLDERS = ['form-files'];
const ROWS_AT_ONCE = 500;

/** Rows of tables until they are in the archive, by the table's name. */
type Scratch = Map<string, FileHandle>;

/** What an archive is made of, besides the database. */
export interface Files {
  dataDirectory: string;
  mediaStorage: MediaStorage;
}

/**
 * Writes everything that the service keeps as one compressed archive: the tables as they are at one instant, then the files.
 * Works while the service runs. Files are added before tables name them. Media are
 * removed long after; those of entries that are deleted meanwhile may be missing.
 * @returns what was written
 */
export async function writeArchive(
  db: Database,
  { dataDirectory, mediaStorage }: Files,
  out: Writable,
  now: Date,
): Promise<Manifest & { files: number }> {
  const scratch: Scratch = new Map();
  try {
    const manifest = await dumpTables(db, scratch, now);
    const archive = pack();
    const sent = pipeline(archive, createGzip(), out);
    const [files] = await Promise.all([fill(archive, manifest, scratch, { dataDirectory, mediaStorage }), sent]);
    return { ...manifest, files };
  } finally {
    for (const file of scratch.values()) await file.close();
  }
}

/**
 * A file that the system takes away with this process, however that ends: it has no name. What is in tables is nothing that a killed
 * command may leave lying about.
 */
async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `foyer-archive-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return file;
}

/** Not the archive's own place: that may be another disk. */
function refuse(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const sentence = `What is in tables cannot be kept in ${tmpdir()} until it is in the archive: ${reason}. TMPDIR names another folder for it.`;
  throw new StartError('FOYER-406', sentence, { cause });
}

async function dumpTables(db: Database, scratch: Scratch, now: Date): Promise<Manifest> {
  return db.transaction(
    async (tx) => {
      const tables: Manifest['tables'] = [];
      for (const name of await archivedTables(tx)) {
        const file = await namelessFile().catch(refuse);
        scratch.set(name, file);
        tables.push({ name, rows: await dumpTable(tx, name, file) });
      }
      return { format: FORMAT, created_at: now.toISOString(), migrations: await migrationsOf(tx), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** One row a line, as JSON. @returns how many */
async function dumpTable(tx: Database, name: string, file: FileHandle): Promise<number> {
  let count = 0;
  await tx.execute(sql`declare archived cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${ROWS_AT_ONCE} from archived`));
    if (rows.length === 0) break;
    count += rows.length;
    // Not by a stream: one that leaves its file open keeps it from being closed for ever.
    await file.appendFile(rows.map(({ line }) => `${line}\n`).join('')).catch(refuse);
  }
  await tx.execute(sql`close archived`);
  return count;
}

async function fill(
  archive: Pack,
  manifest: Manifest,
  scratch: Scratch,
  { dataDirectory, mediaStorage }: Files,
): Promise<number> {
  archive.entry({ name: MANIFEST_FILE }, JSON.stringify(manifest, null, 2));
  for (const [name, file] of scratch) await addContent(archive, `tables/${name}.ndjson`, file);
  let files = 0;
  for (const folder of FOLDERS) {
    for await (const path of filesBelow(join(dataDirectory, folder))) {
      const name = `${folder}/${relative(join(dataDirectory, folder), path).split(sep).join('/')}`;
      files += await addFile(archive, name, path);
    }
  }
  for await (const name of mediaStorage.list('')) files += await addMedia(archive, name, mediaStorage);
  archive.finalize();
  return files;
}

/** @returns how many files it added: none for one that was deleted in the meantime */
async function addFile(archive: Pack, name: string, path: string): Promise<number> {
  const file = await orNull(open(path));
  if (!file) return 0;
  try {
    await addContent(archive, name, file);
  } finally {
    await file.close();
  }
  return 1;
}

/** A file that still grows is read as far as it went when its size was taken. */
async function addContent(archive: Pack, name: string, file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const content = size > 0 ? file.createReadStream({ start: 0, end: size - 1, autoClose: false }) : Readable.from([]);
  await pipeline(content, archive.entry({ name, size }));
}

/** Likewise. */
async function addMedia(archive: Pack, name: string, mediaStorage: MediaStorage): Promise<number> {
  const file = await mediaStorage.head(name);
  const content = file && (await mediaStorage.get(name));
  if (!content) return 0;
  await pipeline(content, archive.entry({ name: `${MEDIA}/${name}`, size: file.size }));
  return 1;
}
