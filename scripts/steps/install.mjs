import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './run.mjs';
import { CommandError, ROOT, say, seconds } from './say.mjs';

const LOG = join(ROOT, '.foyer/install.log');

/** What a failed install looks like, and how to mend it. */
const REASONS = [
  [/in sync/, 'package.json and package-lock.json disagree: run "npm install" once and commit the lock file'],
  [
    /gyp ERR!|not found: make|g\+\+: not found|No such file.*(?:cc1plus|g\+\+)|C\+\+ compiler/i,
    'a package has to be compiled and there is no compiler: install one ("apt-get install build-essential python3", on macOS "xcode-select --install")',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/,
    'the package registry cannot be reached: check the network or npm\'s "registry" and "proxy" settings',
  ],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM/, 'npm may not write here: check who owns this folder and ~/.npm'],
  [/EINTEGRITY/, 'a package is not what the lock file says: run "npm cache clean --force" and try again'],
];

/** True when all that the lock file asks for is there, and not only in npm's note; packages for other systems aside. */
export function isInstalled(root = ROOT) {
  const there = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(there)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(there, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (link
        ? existsSync(join(root, path))
        : found[path]?.version === version && existsSync(join(root, path, 'package.json'))),
  );
}

/**
 * Installs what is missing.
 * @throws {CommandError} FOYER-504 with the reason
 */
export async function install() {
  if (isInstalled()) return;
  const fresh = !existsSync(join(ROOT, 'node_modules'));
  const started = Date.now();
  say(
    fresh
      ? 'Installing packages (the first time this takes a minute or two) …'
      : 'Installing packages that have changed …',
  );
  const { code, output } = await npm(fresh ? ['ci'] : ['install', '--no-save']);
  if (code !== 0) {
    mkdirSync(join(ROOT, '.foyer'), { recursive: true });
    writeFileSync(LOG, output);
    const [, reason] = REASONS.find(([pattern]) => pattern.test(output)) ?? [null, 'npm says why'];
    throw new CommandError('FOYER-504', `installing the packages failed: ${reason}. The whole output is in ${LOG}.`);
  }
  say(`Packages installed in ${seconds(started)}.`);
}
