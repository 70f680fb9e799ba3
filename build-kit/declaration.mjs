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
  let declaration;
  try {
    declaration = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`FOYER-506: ${file} cannot be read: ${error.message}. A remote declares its fragments there.`);
  }
  if (!/^[a-z][a-z0-9-]*$/.test(declaration.name ?? '') || Object.keys(declaration.fragments ?? {}).length === 0)
    throw new Error(`FOYER-506: ${file} needs a "name" in lower case and at least one entry in "fragments".`);
  return declaration;
}

/** Global name under which a remote's entry registers itself: `events` -> `foyer_events`. */
export const containerName = (remote) => `foyer_${remote.replaceAll('-', '_')}`;
