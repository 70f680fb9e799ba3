import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { declarationOf, manifestOf } from './manifest.mjs';
import { CommandError, ROOT } from './say.mjs';

/**
 * What a new remote easily lacks, told before anything is built: lerna builds nothing then, and says neither that nor why.
 * @param {string} remote name; its `foyer.json` is there
 * @param {string} [root] of the workspace
 * @throws {CommandError} FOYER-506 with what to mend
 */
export function checkPackage(remote, root = ROOT) {
  const dir = `mfe-${remote}`;
  const refuse = (sentence) => {
    throw new CommandError('FOYER-506', `${sentence} (docs/add-a-remote.md has all of it).`);
  };

  const { name } = declarationOf(dir, root);
  if (name !== remote)
    refuse(`${dir}/foyer.json names the remote "${name}": call it "${remote}", or the folder mfe-${name}`);
  if (!existsSync(join(root, dir, 'package.json'))) refuse(`${dir} has no package.json: copy that of another remote`);
  const manifest = manifestOf(dir, root);
  if (manifest.name !== `@foyer/${dir}`)
    refuse(`${dir}/package.json names the package "${manifest.name}": call it "@foyer/${dir}"`);
  if (!manifest.scripts?.build)
    refuse(`${dir}/package.json has no script "build": take "node ../build-kit/cli.mjs remote"`);
  if (!existsSync(join(root, dir, 'tsconfig.json'))) refuse(`${dir} has no tsconfig.json: copy that of another remote`);
  if (!manifestOf('.', root).workspaces.includes(dir))
    refuse(`${dir} is not part of the workspace: add it to "workspaces" in package.json and run "npm install"`);
}
