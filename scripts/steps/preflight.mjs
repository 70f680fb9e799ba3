import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPackage } from './remote-package.mjs';
import { CommandError, ROOT } from './say.mjs';

const IDENTITY = join(ROOT, 'shared/dist/process-lock/process-identity.js');
const SETTINGS = join(ROOT, 'shared/dist/settings/index.js');
const LOCK_FILE = 'content-service.lock';

/** Another program's sentence, code and all. */
const sentenceOf = (error) => new CommandError(undefined, error.message);
const load = (file) => (existsSync(file) ? import(pathToFileURL(file).href) : null);

/**
 * What would end a start after minutes of building, asked before: settings, `foyer.json` and package of the remotes, the lock of the data
 * directory. Settings and lock are judged by the code that an earlier build has left; the very first start finds out later. A remote of another name
 * than its folder's would be published in the place of the one that has the name.
 * @param {{dataDir: string, remotes: string[], root?: string}} options `remotes`: names of all that are built; `root` of the workspace
 * @throws {CommandError} with the sentence of whoever would have refused
 */
export async function checkBeforeBuild({ dataDir, remotes, root = ROOT }) {
  for (const name of remotes) checkPackage(name, root);
  try {
    (await load(SETTINGS))?.readSettings();
  } catch (error) {
    throw sentenceOf(error);
  }
  const usesDataDir = !process.env.API_URL && !process.env.DATABASE_URL;
  const holder = usesDataDir ? await holderOf(dataDir) : null;
  if (holder)
    throw new CommandError(
      'FOYER-401',
      `The data directory ${dataDir} is in use by process ${holder}; stop it or choose another DATA_DIR.`,
    );
}

/** Id of the process that has the embedded database open; null when nobody has, or that cannot be told from here. */
async function holderOf(dataDir) {
  const identity = await load(IDENTITY);
  const file = join(dataDir, LOCK_FILE);
  if (!identity || !existsSync(file)) return null;
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return holder.scope === identity.ownIdentity().scope && identity.isRunning(holder) ? holder.pid : null;
  } catch {
    return null;
  }
}
