import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace. */
export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Folder of an installed package, whether or not its `exports` lets one ask for its package.json.
 * @throws {Error} FOYER-504: when it is not installed
 */
export function packageDir(name) {
  const dir = ['build-kit/node_modules', 'shared/node_modules', 'node_modules']
    .map((folder) => join(ROOT, folder, name))
    .find(existsSync);
  if (!dir) throw new Error(`FOYER-504: The package ${name} is not installed. Run "npm ci".`);
  return dir;
}

/** Version of an installed package. */
export const versionOf = (name) => JSON.parse(readFileSync(join(packageDir(name), 'package.json'), 'utf8')).version;
