import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { eventually } from '@foyer/shared/eventually';
import type { Database } from '../database/database.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { writeArchive } from './write-archive.ts';

/** More than is read ahead of whoever writes the archive down. */
const MUCH = 4 * 1024 * 1024;

/** A database that answers statement after statement with these rows, and then with none. */
function answering(...answers: object[][]): Database {
  const tx = { execute: () => Promise.resolve({ rows: answers.shift() ?? [] }) };
  return { transaction: (work: (tx: object) => unknown) => work(tx) } as unknown as Database;
}
const db = answering();
const mediaStorage = { list: () => [] } as unknown as MediaStorage;

it.each([
  ['listed', 1],
  ['read', MUCH / 1024],
])('an archive leaves out files of an entry that is deleted while all are %s, and no others', async (_, bytes) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  const kept = join(dataDirectory, 'form-files');
  for (const entry of ['1', '2', '3']) {
    mkdirSync(join(kept, entry), { recursive: true });
    writeFileSync(join(kept, entry, 'file'), entry === '1' ? randomBytes(MUCH) : '');
  }
  const out = new PassThrough();
  const written = writeArchive(db, { dataDirectory, mediaStorage }, out, new Date(0));
  await eventually(() => out.readableLength >= bytes, { every: 1, what: `${bytes} bytes of the archive` });
  rmSync(join(kept, '2'), { recursive: true });
  const [archive, { files }] = await Promise.all([buffer(out), written]);
  const names = await namesIn(archive);
  expect(names).toEqual(expect.arrayContaining(['manifest.json', 'form-files/1/file', 'form-files/3/file']));
  expect(files).toBe(names.length - 1);
  rmSync(dataDirectory, { recursive: true });
});

it('an archive that is being written has no file that a kill would leave behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  const before = readdirSync(tmpdir());
  mkdirSync(join(folder, 'form-files'));
  writeFileSync(join(folder, 'form-files', 'file'), randomBytes(MUCH));
  const out = new PassThrough();
  const written = writeArchive(db, { dataDirectory: folder, mediaStorage }, out, new Date(0));
  await eventually(() => out.readableLength > 0, { every: 1, what: 'the archive' });
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith('foyer-archive-') && !before.includes(name));
  await Promise.all([buffer(out), written]);
  expect(left).toEqual([]);
  rmSync(folder, { recursive: true });
});

it('ends once an archive with tables is written', async () => {
  const rows = [{ line: '{"id": 1}' }, { line: '{"id": 2}' }];
  // Tables, a cursor, what it finds.
  const filled = answering([{ name: 'pages' }], [], rows);
  const dataDirectory = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  const out = new PassThrough();
  const [archive, { tables }] = await Promise.all([
    buffer(out),
    writeArchive(filled, { dataDirectory, mediaStorage }, out, new Date(0)),
  ]);
  expect(tables).toEqual([{ name: 'pages', rows: 2 }]);
  expect(await namesIn(archive)).toEqual(['manifest.json', 'tables/pages.ndjson']);
  expect(gunzipSync(archive).toString()).toContain('{"id": 1}\n{"id": 2}\n');
  rmSync(dataDirectory, { recursive: true });
});

async function namesIn(archive: Buffer): Promise<string[]> {
  const entries = extract();
  entries.end(gunzipSync(archive));
  const names: string[] = [];
  for await (const entry of entries) {
    names.push(entry.header.name);
    entry.resume();
  }
  return names;
}
