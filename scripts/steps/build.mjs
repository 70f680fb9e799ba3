import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFailure } from './build-failure.mjs';
import { isBuilt, noteBuilt, sourcesOf } from './build-stamp.mjs';
import { manifestOf } from './manifest.mjs';
import { node } from './run.mjs';
import { CommandError, ROOT, say, seconds } from './say.mjs';

/** Nothing in the background, nothing over the network, no screen of its own. */
const QUIET = {
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
  NX_SKIP_LOG_GROUPING: 'true',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};
/** As little as a program can ask for: a site that is open answers its visitors first. */
const IN_THE_BACKGROUND = 19;
const CONCURRENCY = '2';
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '');

/** Names of the remotes: every folder `mfe-<name>` with a foyer.json. */
export const remotes = () =>
  readdirSync(ROOT)
    .filter((dir) => dir.startsWith('mfe-') && existsSync(join(ROOT, dir, 'foyer.json')))
    .map((dir) => dir.slice(4));

/** Folders of the packages that have something to build. */
const builtPackages = () => manifestOf('.').workspaces.filter((dir) => manifestOf(dir).scripts?.build);

/**
 * Package that a person means by `events`, `mfe-events`, `shell` …
 * @throws {CommandError} FOYER-505 when there is none
 */
export function packageNamed(word) {
  const folder = [word, `mfe-${word}`].find((dir) => existsSync(join(ROOT, dir, 'package.json')));
  if (folder) return { name: `@foyer/${folder}`, dir: join(ROOT, folder) };
  throw new CommandError(
    'FOYER-505',
    `there is no package "${word}"; there are ${builtPackages()
      .map((dir) => dir.replace(/^mfe-/, ''))
      .join(', ')}.`,
  );
}

/**
 * Builds packages through lerna, in order of their dependencies; what has not changed comes from its cache.
 * @param {string[]} names packages; all when empty
 * @param {{signal?: AbortSignal, niceness?: number}} [options] `signal` ends it; then it has not failed; `niceness` as for `run`
 * @throws {CommandError} FOYER-507 with the failed package; its output is printed before
 */
export async function build(names = [], { signal, niceness } = {}) {
  const started = Date.now();
  const everything = names.length === 0 ? builtPackages() : null;
  const sources = everything && sourcesOf(everything);
  if (everything && isBuilt(everything, sources)) return void say(`Nothing to build (${seconds(started)}).`);
  let built = 0;
  // A package's output comes in one piece, when it is done.
  const onLine = (line) => {
    const [, name, cached] = /^> @foyer\/([\w-]+):build(.*cache\])?/.exec(plain(line)) ?? [];
    if (!name || cached) return;
    built += 1;
    say(`${name} done (${seconds(started)})`);
  };
  say(
    names.length > 0
      ? `Looking what has to be built for ${names.map((name) => name.replace('@foyer/', '')).join(', ')} …`
      : 'Looking what has to be built …',
  );
  const scopes = names.flatMap((name) => ['--scope', name]);
  const lerna = join(ROOT, 'node_modules/lerna/dist/cli.js');
  const { code, output } = await node([lerna, 'run', 'build', '--concurrency', CONCURRENCY, ...scopes], {
    env: QUIET,
    onLine,
    signal,
    niceness,
  });
  if (code !== 0) {
    if (signal?.aborted) return;
    const { failed, messages } = buildFailure(plain(output));
    console.error(messages);
    throw new CommandError(
      'FOYER-507',
      `building ${failed.join(', ') || 'a package'} failed; the compiler's messages stand above.`,
    );
  }
  if (everything) noteBuilt(everything, sources);
  say(built === 0 ? `Nothing to build (${seconds(started)}).` : `Built in ${seconds(started)}.`);
}

/**
 * Builds all packages but some, which may come later.
 * @param {string[]} later folders
 * @returns {Promise<(options: {signal: AbortSignal}) => Promise<void>>} builds these, if there is anything to build; what runs meanwhile goes first
 */
export async function buildWithout(later) {
  const all = builtPackages();
  if (isBuilt(all, sourcesOf(all))) {
    say('Nothing to build.');
    return async () => undefined;
  }
  await build(all.filter((name) => !later.includes(name)).map((name) => `@foyer/${name}`));
  return ({ signal }) => build([], { signal, niceness: IN_THE_BACKGROUND });
}

let whole;
/** The same for everything, once for all that asks in one run. */
export const buildOnce = () => (whole ??= build());
