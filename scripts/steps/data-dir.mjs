import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from './say.mjs';

/**
 * The folder that everything is written to; it is made when missing.
 * @throws {CommandError} FOYER-404 when it cannot be used
 */
export function claimDataDir(text = process.env.DATA_DIR?.trim()) {
  const dir = resolve(text || '.foyer');
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new CommandError(
      'FOYER-404',
      `The data directory ${dir} cannot be used (${error.code}): choose another DATA_DIR, or make it writable.`,
    );
  }
  return dir;
}
