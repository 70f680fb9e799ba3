import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { postgresBinaries, unprivileged } from './postgres.mjs';
import { node } from './run.mjs';
import { CommandError, ROOT } from './say.mjs';

/**
 * Runs a script of `e2e` on the house as it is built, with a browser at hand.
 * @param {string} path of the TypeScript source in `e2e`, without its ending
 * @returns {Promise<number>} exit code
 */
export async function runEndToEndScript(path, args) {
  await install();
  await build();
  const types = await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'e2e'], { show: true });
  if (types.code !== 0)
    throw new CommandError('FOYER-507', `e2e/${path}.ts does not compile; the messages stand above.`);
  const browser = await ensureBrowser();
  const env = { CHROMIUM_PATH: browser, ...(await postgresHere()) };
  return (await node(['--enable-source-maps', join(ROOT, `e2e/dist/${path}.js`), ...args], { env, show: true })).code;
}

/** How a script starts PostgreSQL servers of its own, where it is installed: see e2e/src/harness/postgres.ts. */
async function postgresHere() {
  const binaries = postgresBinaries();
  if (!binaries) return {};
  const { uid, gid } = await unprivileged();
  return { POSTGRES_BINARIES: binaries, ...(uid !== undefined && { POSTGRES_ACCOUNT: `${uid}:${gid}` }) };
}
