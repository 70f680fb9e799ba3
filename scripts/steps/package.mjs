import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { remotes } from './build.mjs';
import { npm, run } from './run.mjs';
import { CommandError, ROOT } from './say.mjs';

/** Packages that run in production, each with what it reads besides its build. */
const RUNNING = {
  shared: ['schema'],
  'content-service': ['migrations'],
  shell: [],
};
/** What is for people. */
const BESIDES = ['LICENSE', 'deploy', 'docs/operations.md', 'docs/errors.md', 'docs/security.md'];
/** Builds hold more than what runs: types, notes of the compiler, what only tests use. */
const LEFT_OUT = [
  /\.d\.[mc]?ts(?:\.map)?$/,
  /\.tsbuildinfo$/,
  /\/dist\/(?:types|bench|testing|s3-server)$/,
  /\.test\.js(?:\.map)?$/,
];

const manifestOf = (dir) => JSON.parse(readFileSync(join(ROOT, dir, 'package.json'), 'utf8'));
const isWanted = (source) => !LEFT_OUT.some((pattern) => pattern.test(source.replaceAll('\\', '/')));

/**
 * Lays the production files out in a folder as they stand in the repository, so that every command of the manual is the same there.
 * Needs a finished build.
 * @param {string} folder made anew
 * @throws {CommandError} FOYER-514 when the packages cannot be installed
 */
export async function stage(folder) {
  const copy = (path) => cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isWanted });
  const write = (path, manifest) =>
    writeFileSync(join(folder, path, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

  mkdirSync(folder, { recursive: true });
  for (const [name, needed] of Object.entries(RUNNING)) {
    for (const path of ['dist', ...needed]) copy(join(name, path));
    write(name, { ...manifestOf(name), devDependencies: undefined, scripts: undefined });
  }
  for (const dir of remotes().map((name) => `mfe-${name}`))
    for (const path of ['foyer.json', 'package.json', 'dist']) copy(join(dir, path));
  copy('back-office/dist/client');
  BESIDES.filter((path) => existsSync(join(ROOT, path))).forEach(copy);

  const { name, version, license, engines } = manifestOf('.');
  write('.', { name, version, private: true, license, type: 'module', engines, workspaces: Object.keys(RUNNING) });
  cpSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
  const { code, output } = await npm(['install', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (code !== 0) throw new CommandError('FOYER-514', `npm could not install what runs:\n${output.trim()}`);
}

/**
 * What is in a folder, for everybody to read: it is unpacked by one user and run by another.
 * @param {string} folder whose content is archived; it is no part of the archive, nor is its mode
 * @param {string} file ends in .tar.gz
 * @throws {CommandError} FOYER-514
 */
export async function archive(folder, file) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, readable(statSync(path).mode));
  }
  const { code, output } = await run('tar', [
    ...['--create', '--gzip', '--file', file],
    ...['--directory', folder, ...readdirSync(folder)],
  ]);
  if (code !== 0 || !statSync(file).size)
    throw new CommandError('FOYER-514', `tar could not write ${basename(relative(ROOT, file))}:\n${output.trim()}`);
}

/** 0755 for folders and programs, 0644 for the rest. */
const readable = (mode) => (mode & 0o100 ? 0o755 : 0o644);
