import { FoyerError, type ReleaseManifest } from '@foyer/shared';
import { LRUCache } from 'lru-cache';
import { CopiesFolder } from './copies-folder.ts';
import { CopiesInUse } from './copies-in-use.ts';
import { integrityOf } from './files.ts';
import { Misses } from './misses.ts';
import { isReleaseName, type Registry } from './registry.ts';
import { noneIfMissing, type ReleaseReader } from './release-store.ts';

/** For so long nobody asks again for a file that a manifest names and the bucket does not have, in milliseconds. */
const ABSENT_MS = 10_000;

/**
 * Releases that lie elsewhere, with copies on this machine. A file is read from there once; its copy counts as long as it is what the manifest says.
 * Releases in use are copied as a whole.
 */
export class LocalCopies implements ReleaseReader {
  readonly #source: ReleaseReader;
  readonly #copies: CopiesFolder;
  readonly #inUse: CopiesInUse;
  readonly #report: (error: FoyerError) => void;
  readonly #misses = new Misses();
  readonly #absent = new LRUCache<string, true>({ max: 1000, ttl: ABSENT_MS });
  readonly #underWay = new Map<string, Promise<unknown>>();
  #hasBegun = false;

  constructor(source: ReleaseReader, folder: string, report: (error: FoyerError) => void) {
    this.#source = source;
    this.#copies = new CopiesFolder(folder);
    this.#report = report;
    this.#inUse = new CopiesInUse({
      manifest: (remote, release) => this.manifest(remote, release),
      copy: async (manifest, path) => integrityMet(manifest, path, await this.#file(manifest, path)),
      noteUse: (releases) => this.#copies.noteUse(releases),
      dropUnused: () => this.#copies.dropUnused(),
      report,
    });
  }

  async manifest(remote: string, release: string): Promise<ReleaseManifest> {
    const here = await this.#copies.manifest(remote, release);
    if (here) return here;
    return this.#once(`${remote}/${release}`, async (key) => {
      const manifest = await this.#source.manifest(remote, release);
      await this.#copies.keep(`${key}/release.json`, JSON.stringify(manifest));
      return manifest;
    });
  }

  async read(remote: string, release: string, path: string): Promise<Buffer | null> {
    if (!isReleaseName(remote) || !isReleaseName(release)) return null;
    const manifest =
      (await this.#copies.manifest(remote, release)) ??
      (await this.#misses.unlessMany(() => this.manifest(remote, release).catch(noneIfMissing)));
    return manifest?.files[path]?.integrity ? this.#file(manifest, path) : null;
  }

  /** A gateway that starts while the bucket is away begins with what it knew last. */
  async registry(): Promise<Registry> {
    const isFirst = !this.#hasBegun;
    this.#hasBegun = true;
    try {
      const registry = await this.#source.registry();
      if (isOfHouse(registry)) await this.#copies.keep('registry.json', JSON.stringify(registry));
      return registry;
    } catch (error) {
      const isAway = error instanceof FoyerError && error.code === 'FOYER-116';
      const known = isFirst && isAway ? await this.#copies.registry() : null;
      if (!known || !isOfHouse(known)) throw error;
      this.#report(error as FoyerError);
      return known;
    }
  }

  watch(onChange: () => void): () => void {
    const stop = this.#source.watch(onChange);
    return () => {
      stop();
      this.#inUse.stop();
    };
  }

  retain(releases: Record<string, string>): void {
    this.#inUse.retain(releases);
  }

  /** A file that the manifest names: the copy, else what the source has. */
  async #file(manifest: ReleaseManifest, path: string): Promise<Buffer | null> {
    const { name, release } = manifest;
    const here = await this.#copies.read(name, release, path);
    if (integrityMet(manifest, path, here)) return here;
    const key = `${name}/${release}/${path}`;
    if (this.#absent.has(key)) return null;
    return this.#once(key, async () => {
      const bytes = await this.#source.read(name, release, path);
      if (!bytes) this.#absent.set(key, true);
      else if (integrityMet(manifest, path, bytes)) await this.#copies.keep(key, bytes);
      return bytes;
    });
  }

  /** One question at a time, however many ask it. */
  #once<T>(name: string, ask: (name: string) => Promise<T>): Promise<T> {
    const underWay = this.#underWay.get(name) as Promise<T> | undefined;
    if (underWay) return underWay;
    const asking = ask(name).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, asking);
    return asking;
  }
}

/** Nobody takes the last remote away: one without remotes is none to begin with. */
const isOfHouse = ({ remotes }: Registry): boolean => Object.keys(remotes).length > 0;

const integrityMet = ({ files }: ReleaseManifest, path: string, bytes: Buffer | null): boolean =>
  bytes !== null && integrityOf(bytes) === files[path]?.integrity;
