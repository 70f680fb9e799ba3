import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FoyerError } from '@foyer/shared';
import { readSettings } from '@foyer/shared/settings';
import { readDeclaration } from './declaration.ts';
import { openStore } from './open-store.ts';
import { KEPT_DAYS, prune, prunedText } from './prune.ts';
import { deploy, deployIfNew, type Published } from './publish.ts';
import { remove } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollback } from './rollback.ts';
import { statusTable } from './status.ts';

const WORKSPACE = fileURLToPath(new URL('../../../../', import.meta.url));
const USAGE = `deploy <remote or folder>    publish the remote's build and make it active
rollback <remote> [release]  make the release before, or the one named, active
remove <remote>              take the remote out of the site; its releases stay
status                       what is active
prune [days]                 remove releases that nobody can go back to, ${KEPT_DAYS} days after they were first found so
check <remote or folder>     only whether its foyer.json is valid
publish-new                  publish and activate builds that were never active
A remote is a name (events: the folder mfe-events), a folder a path (./e2e/faults/remotes/stage).`;

/** What it takes besides the store are its operands. */
type Command = (store: ReleaseStore, ...operands: (string | undefined)[]) => Promise<string>;

const COMMANDS: Record<string, Command> = {
  deploy: async (store, remote) => described(await deploy(store, folderOf(required(remote, 'a remote')))),
  rollback: async (store, remote, release) =>
    `${remote} is now ${await rollback(store, required(remote, 'a remote'), release)}`,
  remove: async (store, remote) => {
    const name = required(remote, 'a remote');
    await store.change(async (registry) => remove(registry, name));
    return `${name} is not part of the site any more; its releases stay.`;
  },
  check: async (_, remote) => {
    const { name } = await readDeclaration(join(folderOf(required(remote, 'a remote')), 'foyer.json'));
    return `The foyer.json of ${name} is valid.`;
  },
  status: (store) => statusTable(store),
  prune: async (store, given) => {
    const days = given ?? String(KEPT_DAYS);
    if (!/^\d{1,4}$/.test(days)) throw misused(`"${days}" is no number of days`);
    return prunedText(await prune(store, Number(days)), Number(days));
  },
  'publish-new': async (store) => {
    const lines: string[] = [];
    for (const dir of workspaceRemotes()) {
      const published = await deployIfNew(store, dir);
      if (published) lines.push(described(published));
    }
    return lines.join('\n') || 'No build that was not published before.';
  },
};

/** Runs one command. @returns what to print. @throws FoyerError with what to do. */
async function run(args: string[]): Promise<string> {
  const [name = '', ...operands] = args;
  const command = COMMANDS[name];
  if (!command) throw misused(name ? `there is no command "${name}"` : 'a command is missing');
  const surplus = operands.slice(command.length - 1);
  if (surplus.length > 0) throw misused(`"${name}" takes no "${surplus.join(' ')}"`);
  return command(await openStore(readSettings()), ...operands);
}

function folderOf(remote: string): string {
  const dir = /[/\\]/.test(remote) ? resolve(remote) : join(WORKSPACE, `mfe-${remote}`);
  if (existsSync(join(dir, 'foyer.json'))) return dir;
  const known = workspaceRemotes().map((path) => /mfe-([^/\\]+)$/.exec(path)?.[1]);
  throw new FoyerError('FOYER-111', `there is no remote in ${dir}: remotes here are ${known.join(', ')}`);
}

function workspaceRemotes(): string[] {
  const folders = readdirSync(WORKSPACE).filter((name) => name.startsWith('mfe-'));
  return folders.map((name) => join(WORKSPACE, name)).filter((dir) => existsSync(join(dir, 'foyer.json')));
}

function described({ manifest: { name, release }, isNew }: Published): string {
  return `${name} is now ${release}${isNew ? '' : ' (published before)'}`;
}

function required(value: string | undefined, what: string): string {
  if (value) return value;
  throw misused(`${what} is missing`);
}

function misused(what: string): FoyerError {
  return new FoyerError('FOYER-505', `${what}. Commands:\n${USAGE}`);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof FoyerError ? error.message : error);
  process.exitCode = 1;
}
