import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@foyer/shared';
import { run } from './managed-process.ts';
import { RELEASES_CLI, ROOT } from './paths.ts';

interface Registry {
  revision: number;
  remotes: Record<string, { release: string; history: string[] }>;
}

const ENTRY = 'remoteEntry.js';

/** Where a remote's sources and its built `dist` lie. */
export function remoteFolder(remote: string): string {
  const inHouse = join(ROOT, `mfe-${remote}`);
  return existsSync(inHouse) ? inHouse : join(ROOT, 'e2e/faults/remotes', remote);
}

/** A folder of releases that belongs to one test: publishing and breaking in it disturbs nobody. */
export class Releases {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  /** Without any release. */
  static empty(): Releases {
    return new Releases(mkdtempSync(join(tmpdir(), 'foyer-releases-')));
  }

  static copyOf(dir: string): Releases {
    const copy = Releases.empty();
    cpSync(dir, copy.dir, { recursive: true });
    return copy;
  }

  /** Runs the project's own command: `deploy`, `rollback`, `status`. @throws Error with its output when it fails. */
  async command(...args: string[]): Promise<string> {
    const { code, output } = await this.tryCommand(...args);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
    return output;
  }

  /** The same, for commands that shall be refused. */
  tryCommand(...args: string[]): Promise<{ code: number | null; output: string }> {
    return run({
      name: `releases ${args[0]}`,
      args: ['--enable-source-maps', RELEASES_CLI, ...args],
      env: { RELEASES: this.dir },
    });
  }

  /** Makes a release the active one without asking the project: as a careless hand would. */
  activateByHand(remote: string, release: string): void {
    const history = [this.active(remote)];
    this.#rewriteRegistry((remotes) => ({ ...remotes, [remote]: { release, history } }));
  }

  /** Leaves only these remotes active. */
  keepOnly(wanted: readonly string[]): void {
    this.#rewriteRegistry((remotes) =>
      Object.fromEntries(Object.entries(remotes).filter(([remote]) => wanted.includes(remote))),
    );
  }

  #rewriteRegistry(change: (remotes: Registry['remotes']) => Registry['remotes']): void {
    const { revision, remotes } = JSON.parse(readFileSync(this.registryFile, 'utf8')) as Registry;
    writeFileSync(this.registryFile, JSON.stringify({ revision: revision + 1, remotes: change(remotes) }));
  }

  /** Publishes what is built in a folder and makes it the active release. @returns its name. */
  async deploy(remote: string, from = remoteFolder(remote)): Promise<string> {
    await this.command('deploy', from);
    return this.active(remote);
  }

  /** Name of the remote's active release. */
  active(remote: string): string {
    const { remotes } = JSON.parse(readFileSync(this.registryFile, 'utf8')) as Registry;
    const entry = remotes[remote];
    if (!entry) throw new Error(`no active release of ${remote}`);
    return entry.release;
  }

  get registryFile(): string {
    return join(this.dir, 'registry.json');
  }

  /** A file of the remote's active release. */
  path(remote: string, file: string): string {
    return join(this.dir, remote, this.active(remote), file);
  }

  manifest(remote: string): ReleaseManifest {
    return JSON.parse(readFileSync(this.path(remote, 'release.json'), 'utf8')) as ReleaseManifest;
  }

  /** Takes files away from the active release, with their compressed twins. */
  remove(remote: string, pattern: RegExp): string[] {
    const client = this.path(remote, 'client');
    const files = readdirSync(client).filter((file) => pattern.test(file));
    if (files.length === 0) throw new Error(`nothing in ${client} matches ${pattern}`);
    for (const file of files) rmSync(join(client, file));
    return files;
  }

  /** Rewrites a text file of the active release, as if it had been published so. */
  patch(remote: string, file: string, change: (text: string) => string): void {
    patchRelease(this.path(remote, '.'), file, change);
  }

  drop(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Rewrites a file. @throws Error when the change changes nothing. */
export function patchFile(path: string, change: (text: string) => string): void {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`the patch of ${path} changed nothing`);
  rewrite(path, after);
  const entry = join(dirname(path), ENTRY);
  if (!existsSync(entry)) return;
  // As the build does: the entry says what its chunks must be.
  const sealed = readFileSync(entry, 'utf8');
  const resealed = sealed.replaceAll(hashOf(before), hashOf(after));
  if (resealed !== sealed) rewrite(entry, resealed);
}

function rewrite(path: string, text: string): void {
  writeFileSync(path, text);
  for (const twin of [`${path}.br`, `${path}.gz`]) rmSync(twin, { force: true });
}

const hashOf = (content: string | Buffer) => createHash('sha384').update(content).digest('base64');

/** Rewrites a file of a published release, and what `release.json` says of it. */
export function patchRelease(folder: string, file: string, change: (text: string) => string): void {
  patchFile(join(folder, file), change);
  if (file === 'release.json') return;
  patchFile(join(folder, 'release.json'), (text) => {
    const manifest = JSON.parse(text) as ReleaseManifest;
    const described = (path: string) => {
      const bytes = readFileSync(join(folder, path));
      return { bytes: bytes.length, brotli: bytes.length, integrity: `sha384-${hashOf(bytes)}` };
    };
    return JSON.stringify(
      {
        ...manifest,
        files: { ...manifest.files, [manifest.entry]: described(manifest.entry), [file]: described(file) },
      },
      null,
      2,
    );
  });
}

/** A copy of a built remote. @returns its folder, to be deployed. */
export function copyOfBuild(remote: string): string {
  const copy = mkdtempSync(join(tmpdir(), `foyer-${remote}-`));
  for (const part of ['foyer.json', 'package.json', 'dist'])
    cpSync(join(remoteFolder(remote), part), join(copy, part), { recursive: true });
  return copy;
}

/** The next release of a remote, which does what the last one did. @returns its folder. */
export function nextBuild(remote: string): string {
  const copy = copyOfBuild(remote);
  for (const file of [join('client', ENTRY), 'server/index.cjs'])
    patchFile(join(copy, 'dist', file), (text) => `${text}\n// the next one\n`);
  return copy;
}

/** Heading of the programme in the texts of mfe-events. */
const PROGRAMME_HEADING = 'Programm und Karten';

/**
 * The next release of mfe-events as its team would build it: the programme's heading is "Programm" and `mark`. It is shorter than before: the build may
 * have used all of its budget.
 * @returns its folder.
 */
export function changedEvents(mark: string): string {
  const copy = copyOfBuild('events');
  const change = (text: string) => text.replaceAll(PROGRAMME_HEADING, `Programm ${mark}`);
  const client = join(copy, 'dist/client');
  const chunks = readdirSync(client).filter(
    (file) => file.endsWith('.js') && readFileSync(join(client, file), 'utf8').includes(PROGRAMME_HEADING),
  );
  for (const file of [...chunks.map((chunk) => join(client, chunk)), join(copy, 'dist/server/index.cjs')])
    patchFile(file, change);
  return copy;
}
