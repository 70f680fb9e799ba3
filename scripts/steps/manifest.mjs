import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration } from '../../build-kit/declaration.mjs';
import { CommandError, ROOT } from './say.mjs';

/**
 * What a package says of itself.
 * @param {string} dir its folder, `mfe-events`
 * @param {string} [root] of the workspace
 * @returns {{name: string, version: string, workspaces?: string[], scripts?: Record<string, string>}}
 * @throws {CommandError} FOYER-506 when its `package.json` is missing, or is no JSON
 */
export function manifestOf(dir, root = ROOT) {
  const file = join(dir, 'package.json');
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new CommandError(
      'FOYER-506',
      error.code === 'ENOENT'
        ? `there is no ${file}, and "workspaces" in package.json name ${dir}: write it, or take the name out of there (docs/add-a-remote.md has all of it).`
        : `${file} cannot be read: ${error.message}.`,
    );
  }
}

/**
 * What a remote declares.
 * @param {string} dir its folder, `mfe-events`
 * @param {string} [root] of the workspace
 * @returns {ReturnType<typeof readDeclaration>}
 * @throws {CommandError} FOYER-506 when its `foyer.json` is missing or no declaration
 */
export function declarationOf(dir, root = ROOT) {
  try {
    return readDeclaration(join(root, dir));
  } catch (error) {
    throw new CommandError(undefined, error.message);
  }
}
