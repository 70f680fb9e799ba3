import { randomUUID } from 'node:crypto';
import { watch as watchFolder, type FSWatcher } from 'node:fs';
import { cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { FoyerError, type ReleaseManifest } from '@foyer/shared';
import { withLock } from './lock.ts';
import { EMPTY_REGISTRY, isBuildName, isReleaseName, parseRegistry, registryGone, type Registry } from './registry.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';
import { reading, writing } from './system-refusals.ts';

const MANIFEST = 'release.json';
/** How folders are called that are no release yet, or none any more. */
const UNFINISHED = '.unfinished-';
const REMOVED = '.removed-';
/** Folders on network drives do not announce changes. */
const POLL_MS = 500;

/** Releases in a folder: `<remote>/<release>/…` and `registry.json`. */
export class DirectoryStore implements ReleaseStore {
  readonly #root: string;
  readonly #registryFile: string;
  readonly #lockFile: string;

  constructor(root: string) {
    this.#root = root;
    this.#registryFile = join(root, 'registry.json');
    this.#lockFile = `${this.#registryFile}.lock`;
  }

  async publish(manifest: ReleaseManifest, from: string): Promise<boolean> {
    const target = this.#folder(manifest.name, manifest.release);
    if (await this.has(manifest.name, manifest.release)) return false;
    await this.#begin();
    const unfinished = join(this.#root, manifest.name, UNFINISHED + randomUUID());
    try {
      await writing(async () => {
        for (const path of Object.keys(manifest.files))
          await cp(join(from, path), join(unfinished, path), { recursive: true });
        await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
        await rename(unfinished, target);
      });
    } catch (error) {
      // What could not be written may not be removable either.
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
      // Another deployer of the same content was quicker.
      if (await this.has(manifest.name, manifest.release)) return false;
      throw error;
    }
    return true;
  }

  async has(remote: string, release: string): Promise<boolean> {
    return (await readOrNull(join(this.#folder(remote, release), MANIFEST), 'FOYER-112')) !== null;
  }

  async manifest(remote: string, release: string): Promise<ReleaseManifest> {
    const file = join(this.#folder(remote, release), MANIFEST);
    try {
      const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
      if (manifest.name === remote && manifest.release === release) return manifest;
    } catch (cause) {
      throw new FoyerError(
        'FOYER-112',
        `release ${release} of "${remote}" cannot be read (${file}): deploy it again or roll back`,
        { cause },
      );
    }
    throw new FoyerError('FOYER-112', `${file} belongs to another release: deploy "${remote}" again or roll back`);
  }

  async releases(remote: string): Promise<string[]> {
    return foldersIn(join(this.#root, remote));
  }

  async allReleases(): Promise<StoredRelease[]> {
    const all: StoredRelease[] = [];
    const isOurs = (name: string) => isBuildName(name) || name.startsWith(UNFINISHED) || name.startsWith(REMOVED);
    for (const remote of await foldersIn(this.#root))
      for (const release of await foldersIn(join(this.#root, remote), isOurs)) all.push({ remote, release });
    return all;
  }

  async discard({ remote, release }: StoredRelease): Promise<void> {
    const removed = join(this.#root, remote, REMOVED + randomUUID());
    await writing(async () => {
      await rename(this.#folder(remote, release), removed);
      await rm(removed, { recursive: true });
    });
  }

  async read(remote: string, release: string, path: string): Promise<Buffer | null> {
    if (!isReleaseName(remote) || !isReleaseName(release)) return null;
    const folder = this.#folder(remote, release);
    const file = normalize(join(folder, path));
    return file.startsWith(folder + sep) ? readOrNull(file, 'FOYER-112') : null;
  }

  async registry(): Promise<Registry> {
    const stored = await this.#stored();
    if (stored) return stored;
    if (!(await this.#hasReleases())) return EMPTY_REGISTRY;
    const written = await this.#stored();
    if (written) return written;
    throw registryGone(this.#registryFile);
  }

  async change(change: (registry: Registry) => Registry | Promise<Registry>): Promise<Registry> {
    await writing(() => mkdir(this.#root, { recursive: true }));
    return withLock(this.#lockFile, async () => {
      const before = (await this.#stored()) ?? EMPTY_REGISTRY;
      const after = await change(before);
      if (after !== before) await this.#write(after);
      return after;
    });
  }

  watch(onChange: () => void): () => void {
    let seen = '';
    const look = async () => {
      const { mtimeMs, size, ino } = await stat(this.#registryFile).catch(() => ({ mtimeMs: 0, size: 0, ino: 0 }));
      const now = `${mtimeMs} ${size} ${ino}`;
      if (now === seen) return;
      seen = now;
      onChange();
    };
    const timer = setInterval(() => void look(), POLL_MS);
    timer.unref();
    const watcher = this.#announcements(() => void look());
    return () => {
      clearInterval(timer);
      watcher?.close();
    };
  }

  /** Null where the file system cannot announce changes. */
  #announcements(onChange: () => void): FSWatcher | null {
    try {
      const watcher = watchFolder(this.#root, { persistent: false }, onChange);
      return watcher.on('error', () => watcher.close());
    } catch {
      return null;
    }
  }

  /** Sees to it that there is a registry, before there is a release: from then on one that is missing is one that has gone. Whoever publishes has its lock. */
  async #begin(): Promise<void> {
    if (!(await this.#stored())) await this.#write(EMPTY_REGISTRY);
  }

  #write(registry: Registry): Promise<void> {
    return writing(() => replaceFile(this.#registryFile, `${JSON.stringify(registry, null, 2)}\n`));
  }

  /** The registry as it lies there; null when there is none. */
  async #stored(): Promise<Registry | null> {
    const bytes = await readOrNull(this.#registryFile, 'FOYER-101');
    return bytes && parseRegistry(bytes.toString('utf8'), this.#registryFile);
  }

  async #hasReleases(): Promise<boolean> {
    for (const remote of await foldersIn(this.#root))
      for (const release of await this.releases(remote)) if (await this.has(remote, release)) return true;
    return false;
  }

  #folder(remote: string, release: string): string {
    return join(this.#root, remote, release);
  }
}

/** Replaces a file, under its lock, so that a reader sees the old one or the new one, also after a power cut. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.new`;
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Folders that are named as remotes and releases are, or in another way that is meant. */
async function foldersIn(folder: string, isMeant = isReleaseName): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && isMeant(entry.name)).map(({ name }) => name);
}

/** How a system says that a file is not there; visitors also ask for names that none can have. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE']);

/** @param code what it means that the file is there and cannot be read */
function readOrNull(file: string, code: 'FOYER-101' | 'FOYER-112'): Promise<Buffer | null> {
  return reading(code, file, async () => {
    try {
      return await readFile(file);
    } catch (error) {
      if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  });
}
