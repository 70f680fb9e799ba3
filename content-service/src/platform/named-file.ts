import { constants, existsSync } from 'node:fs';
import { access, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { StartError } from './start-error.ts';
import { orNull } from './storage/or-null.ts';

/** Ends the name of a file that is not whole yet. */
const PART = '.foyer-part';
/** Nobody writes to such a file any more when nothing has come for so long. */
const SILENCE_MS = 60 * 60_000;

/**
 * Writes a file that a command names: as a whole, or not at all. It is its owner's alone. What killed commands have left beside it goes.
 * @param write ends the stream
 * @returns its absolute path
 * @throws StartError FOYER-406 when there is such a file, or it cannot be written
 */
export async function writeNewFile(name: string, write: (out: Writable) => Promise<void>): Promise<string> {
  const file = resolve(name);
  if (existsSync(file)) throw new StartError('FOYER-406', `${file} exists already: choose another name.`);
  const part = file + PART;
  try {
    // What cannot be removed is no reason to write nothing.
    await removeLeftovers(dirname(file)).catch(() => undefined);
    // Opened before anything is read: a stream that fails while nobody listens ends the process.
    const out = (await open(part, 'w', 0o600)).createWriteStream();
    await write(out).finally(() => out.destroy());
    await rename(part, file);
  } catch (error) {
    throw refusal(error, `${file} cannot be written`);
  } finally {
    await rm(part, { force: true }).catch(() => undefined);
  }
  return file;
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(PART))) {
    const path = join(folder, name);
    const left = await orNull(stat(path));
    if (left && Date.now() - left.mtimeMs > SILENCE_MS) await rm(path, { force: true });
  }
}

/**
 * @returns the absolute path of a file that a command names
 * @throws StartError FOYER-406 when there is no such file, or it cannot be read
 */
export async function findFile(name: string): Promise<string> {
  const file = resolve(name);
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new StartError('FOYER-406', `There is no file ${file}.`);
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw refusal(error, `${file} cannot be read`);
  });
  return file;
}

/** What the operating system refuses, with its reason; other errors stay what they are. */
function refusal(error: unknown, what: string): unknown {
  return error instanceof Error && 'syscall' in error
    ? new StartError('FOYER-406', `${what}: ${error.message}.`, { cause: error })
    : error;
}
