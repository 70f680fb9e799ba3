import { constants, existsSync } from 'node:fs';
import { access, open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { StartError } from './start-error.ts';

/**
 * Writes a file that a command names: as a whole, or not at all. It is its owner's alone.
 * @param write ends the stream
 * @returns its absolute path
 * @throws StartError FOYER-406 when there is such a file, or it cannot be written
 */
export async function writeNewFile(name: string, write: (out: Writable) => Promise<void>): Promise<string> {
  const file = resolve(name);
  if (existsSync(file)) throw new StartError('FOYER-406', `${file} exists already: choose another name.`);
  const part = `${file}.part`;
  try {
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
