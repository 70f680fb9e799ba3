import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CommandError } from './say.mjs';

/**
 * The folder that everything is written to; it is made when missing.
 * @throws {CommandError} FOYER-404 when it cannot be used
 */
export function claimDataDir(text = process.env.DATA_DIR?.trim()) {
  const dir = resolve(text || '.foyer');
  try {
    make(dir);
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new CommandError(
      'FOYER-404',
      `The data directory ${dir} cannot be used (${error.code}): choose another DATA_DIR, or make it writable.`,
    );
  }
  return dir;
}

/** Folder by folder: where a file system says of a new one that there is none, as /proc does, `recursive` tries for ever. */
function make(dir) {
  if (!existsSync(dirname(dir))) make(dirname(dir));
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (error.code !== 'EEXIST' || !statSync(dir).isDirectory()) throw error;
  }
}
