/** `npm run content -- backup <file>`, `npm run content -- restore <file>`. */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import { readSettings } from '@foyer/shared/settings';
import type { Store } from '../database/database.ts';
import { openEmbeddedStore } from '../database/embedded-store.ts';
import { openServerStore } from '../database/server-store.ts';
import { codeOf } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import type { Manifest } from './manifest.ts';
import { findAccess } from './operator-access.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const settings = readSettings();
const program = new Command('content').description('Keeps and brings back everything that the content service has: content, users, settings, entries of forms, media.');

program
  .command('backup')
  .argument('<file>', 'where to write the archive; it must not exist yet')
  .description('write an archive, also while the site runs')
  .action(backup);
program
  .command('restore')
  .argument('<file>', 'an archive')
  .option('--replace', 'let the archive take the place of content that is there', false)
  .description('bring an archive back, while the content service is stopped')
  .action(restore);

async function backup(name: string): Promise<void> {
  const file = resolve(name);
  if (existsSync(file)) throw new StartError('FOYER-406', `${file} exists already: choose another name.`);
  const part = `${file}.part`;
  try {
    await writeTo(part);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  say(`Wrote ${file} (${megabytes((await stat(file)).size)}).`);
}

/** From the service that runs, else from the database itself. */
async function writeTo(file: string): Promise<void> {
  const running = await askRunning();
  if (running) return pipeline(running, createWriteStream(file));
  await withStore(async (store) => void (await writeArchive(store.db, settings.dataDir, createWriteStream(file), new Date())));
}

async function askRunning(): Promise<Readable | null> {
  const access = findAccess(settings.dataDir);
  if (!access) return null;
  const response = await fetch(`${access.url}/internal/archive`, { headers: { authorization: `Bearer ${access.token}` } }).catch(() => null);
  // A note that a killed service left behind.
  if (!response) return null;
  if (!response.ok || !response.body) throw new StartError('FOYER-406', `The running content service answered ${response.status}; its log says why.`);
  return Readable.from(response.body);
}

async function restore(name: string, { replace }: { replace: boolean }): Promise<void> {
  const file = resolve(name);
  if (!existsSync(file)) throw new StartError('FOYER-406', `There is no file ${file}.`);
  await withStore(async (store) => {
    const manifest = await readArchive(store, settings.dataDir, createReadStream(file), { replace });
    say(`Restored ${rowsIn(manifest)} rows of ${manifest.tables.length} tables as they were at ${manifest.created_at}.`);
  });
}

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const store = databaseUrl === null ? await openEmbeddedStore(dataDir) : await openServerStore(databaseUrl);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

const rowsIn = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

try {
  await program.parseAsync();
} catch (error) {
  const isExpected = error instanceof Error && codeOf(error)?.startsWith('FOYER-');
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
