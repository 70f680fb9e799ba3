import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Folder of the workspace, whether this file runs from its source or from `e2e/dist`. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)));

/** What is started, as it is built. */
export const CONTENT_SERVICE = join(ROOT, 'content-service/dist/main.js');
export const CONTENT_COMMAND = join(ROOT, 'content-service/dist/cli.js');
export const GATEWAY = join(ROOT, 'shell/dist/server/main.js');
export const RELEASES_CLI = join(ROOT, 'shell/dist/server/releases/cli.js');

/** Loaded into every process under test: it does not outlive the tests. */
export const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/steps/end-with-parent.mjs')).href;

/** The remotes of the house. */
export const REMOTES = ['events', 'magazine', 'pages', 'editor', 'forms'] as const;

/** Remotes that exist for the fault catalogue only. */
export const FAULT_REMOTES = ['faulty', 'stage'] as const;
export type FaultRemote = (typeof FAULT_REMOTES)[number];

function findRoot(dir: string): string {
  const file = join(dir, 'package.json');
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'foyer') return dir;
  if (dirname(dir) === dir) throw new Error('the workspace of Foyer was not found above the end-to-end tests');
  return findRoot(dirname(dir));
}
