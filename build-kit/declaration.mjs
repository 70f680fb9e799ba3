import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a remote's `foyer.json`.
 * @param {string} dir the remote's folder
 * @returns {{name: string, fragments: Record<string, string>, budgets: {entryAndFragment: number}}} the declaration
 * @throws {Error} with code FOYER-506: when the file is missing or not a declaration
 */
export function readDeclaration(dir) {
  const file = join(dir, 'foyer.json');
  try {
    return parseDeclaration(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw error.syscall ? unreadable(file, error) : error;
  }
}

/**
 * @param {string} text of a remote's `foyer.json`
 * @param {string} file its path, for messages
 * @returns {ReturnType<typeof readDeclaration>}
 * @throws {Error} with code FOYER-506: when it is not a declaration
 */
export function parseDeclaration(text, file) {
  let declaration;
  try {
    declaration = JSON.parse(text);
  } catch (error) {
    throw unreadable(file, error);
  }
  if (!/^[a-z][a-z0-9-]*$/.test(declaration?.name ?? '') || Object.keys(declaration?.fragments ?? {}).length === 0)
    throw new Error(`FOYER-506: ${file} needs a "name" in lower case and at least one entry in "fragments".`);
  return declaration;
}

const unreadable = (file, { message }) =>
  new Error(`FOYER-506: ${file} cannot be read: ${message}. A remote declares its fragments there.`);

/** Global name under which a remote's entry registers itself: `events` -> `foyer_events`. */
export const containerName = (remote) => `foyer_${remote.replaceAll('-', '_')}`;
