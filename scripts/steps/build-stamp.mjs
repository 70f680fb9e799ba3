import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './say.mjs';

const STAMP = join(ROOT, 'node_modules/.cache/foyer-build');
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
/** Builds the others, and is not built itself. */
const BUILDER = 'build-kit';
const NOT_SOURCES = new Set(['dist', 'node_modules', 'test-results']);
/** What a package's build leaves; one of them is there when it was built. */
const RESULTS = [
  'dist/index.js',
  'dist/main.js',
  'dist/server/main.js',
  'dist/client/assets.json',
  'dist/client/remoteEntry.js',
  'dist/server/index.cjs',
];

function* sourcesBelow(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* sourcesBelow(path);
    else if (!/\.(?:test|spec)\./.test(entry.name)) yield path;
  }
}

/** When and how large a build's result is: another build, or none, shows here. */
function resultOf(path) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

/** Hash of all that a build of these packages depends on. */
export function sourcesOf(packages) {
  const hash = createHash('sha256').update(process.version);
  for (const file of COMMON) hash.update(readFileSync(join(ROOT, file)));
  for (const name of [BUILDER, ...packages])
    for (const path of sourcesBelow(join(ROOT, name))) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

const stampOf = (packages, sources) =>
  [sources, ...packages.flatMap((name) => RESULTS.map((result) => resultOf(join(ROOT, name, result))))].join('\n');

/**
 * Whether these packages are as the last build left them. Asking lerna the same takes seconds, for it puts
 * every package's files in place again.
 * @param {string[]} packages folders
 * @param {string} sources from `sourcesOf`
 */
export function isBuilt(packages, sources) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stampOf(packages, sources);
}

/** Remembers that these packages have just been built. @param {string} sources as they were before */
export function noteBuilt(packages, sources) {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stampOf(packages, sources));
}
