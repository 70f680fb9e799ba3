import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@foyer/shared';
import { DirectoryStore } from './directory-store.ts';
import type { Registry } from './registry.ts';

/** Copies of releases that have been out of use for so long go, in milliseconds: open pages may want them until then. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/**
 * A folder on this machine, laid out as releases are, with those files of them that were wanted here. Several processes may share it.
 * What cannot be read counts as not being here.
 */
export class CopiesFolder {
  readonly #root: string;
  readonly #store: DirectoryStore;

  constructor(root: string) {
    this.#root = root;
    this.#store = new DirectoryStore(root);
  }

  async manifest(remote: string, release: string): Promise<ReleaseManifest | null> {
    return this.#store.manifest(remote, release).catch(() => null);
  }

  async read(remote: string, release: string, path: string): Promise<Buffer | null> {
    return this.#store.read(remote, release, path).catch(() => null);
  }

  async registry(): Promise<Registry | null> {
    return this.#store.registry().catch(() => null);
  }

  /** Keeps a file. A disk that is full or read-only is no reason to fail: the bucket has it. */
  async keep(path: string, content: Buffer | string): Promise<void> {
    const target = join(this.#root, path);
    const part = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(part, content, { mode: 0o600 });
      await rename(part, target);
    } catch {
      await rm(part, { force: true }).catch(() => undefined);
    }
  }

  /** Remembers that releases, by remote, are used now. */
  async noteUse(releases: Record<string, string>, now = Date.now()): Promise<void> {
    for (const [remote, release] of Object.entries(releases))
      await utimes(this.#manifestOf(remote, release), now / 1000, now / 1000).catch(() => undefined);
  }

  /** Removes releases that nobody has used for long. */
  async dropUnused(now = Date.now()): Promise<void> {
    for (const remote of await foldersIn(this.#root))
      for (const release of await foldersIn(join(this.#root, remote))) {
        const { mtimeMs } = await stat(this.#manifestOf(remote, release)).catch(() => ({ mtimeMs: now }));
        if (now - mtimeMs > KEPT_MS) await rm(join(this.#root, remote, release), { recursive: true, force: true });
      }
  }

  #manifestOf(remote: string, release: string): string {
    return join(this.#root, remote, release, 'release.json');
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
