import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FoyerError, type ReleaseManifest } from '@foyer/shared';
import { S3Bucket } from '@foyer/shared/bucket';
import type { BucketSettings } from '@foyer/shared/settings';
import { LRUCache } from 'lru-cache';
import { BucketRegistry } from './bucket-registry.ts';
import { checkConditions } from './conditions.ts';
import { inLanes } from './lanes.ts';
import { EMPTY_REGISTRY, isBuildName, isReleaseName, registryGone, type Registry } from './registry.ts';
import { noneIfMissing, type ReleaseStore, type StoredRelease } from './release-store.ts';

const MANIFEST = 'release.json';
/** How long the bucket's server may take to connect or to go on answering, in milliseconds; it is asked three times. */
const LIMIT_MS = 5000;
/** A house has a few remotes with twenty releases to go back to each. */
const KEPT_MANIFESTS = 200;

/**
 * Releases in a bucket: `<remote>/<release>/release.json`, written last, and beside it the files, each under its path and what it contains.
 * Nothing but `registry.json` is ever written over.
 */
export class BucketStore implements ReleaseStore {
  readonly #bucket: S3Bucket;
  readonly #registry: BucketRegistry;
  readonly #name: string;
  readonly #manifests = new LRUCache<string, ReleaseManifest>({ max: KEPT_MANIFESTS });

  constructor(settings: BucketSettings) {
    this.#bucket = new S3Bucket(settings, LIMIT_MS);
    this.#name = `s3://${settings.bucket}/${settings.prefix}`;
    this.#registry = new BucketRegistry(this.#bucket, this.#name, (answer) => this.#answered(answer));
  }

  async publish(manifest: ReleaseManifest, from: string): Promise<boolean> {
    const { name, release, files, server } = manifest;
    if (await this.has(name, release)) return false;
    await this.#registry.begin();
    await inLanes(Object.keys(files), async (path) => {
      const bytes = await readFile(join(from, path));
      await this.#answered(this.#bucket.write(keyOf(manifest, path), bytes));
    });
    const bundle = await readFile(join(from, server));
    await this.#answered(checkConditions(this.#bucket, keyOf(manifest, server), bundle));
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    // Another deployer of the same content may have been quicker.
    return this.#answered(this.#bucket.write(`${name}/${release}/${MANIFEST}`, text, { onlyOver: 'none' }));
  }

  async has(remote: string, release: string): Promise<boolean> {
    return (await this.#answered(this.#bucket.head(`${remote}/${release}/${MANIFEST}`))) !== null;
  }

  async manifest(remote: string, release: string): Promise<ReleaseManifest> {
    const key = `${remote}/${release}/${MANIFEST}`;
    const known = this.#manifests.get(key);
    if (known) return known;
    const found = await this.#answered(this.#bucket.read(key));
    const manifest = found && found !== 'unchanged' ? parse(found.bytes) : null;
    if (manifest?.name !== remote || manifest.release !== release)
      throw new FoyerError(
        'FOYER-112',
        `release ${release} of "${remote}" is missing or damaged (${this.#name}${key}): deploy it again or roll back`,
      );
    this.#manifests.set(key, manifest);
    return manifest;
  }

  async releases(remote: string): Promise<string[]> {
    const names = (await this.#answered(this.#bucket.folders(`${remote}/`))).filter(isReleaseName);
    const whole = new Set<string>();
    await inLanes(names, async (name) => {
      if (await this.has(remote, name)) whole.add(name);
    });
    return [...whole];
  }

  async allReleases(): Promise<StoredRelease[]> {
    const all = new Map<string, StoredRelease>();
    for (const { remote, release } of await this.#files('')) all.set(`${remote}/${release}`, { remote, release });
    return [...all.values()];
  }

  /** Its manifest first: without it there is no release. */
  async discard({ remote, release }: StoredRelease): Promise<void> {
    const folder = `${remote}/${release}/`;
    this.#manifests.delete(folder + MANIFEST);
    await this.#answered(this.#bucket.delete(folder + MANIFEST));
    await inLanes(await this.#files(folder), ({ name }) => this.#answered(this.#bucket.delete(name)));
  }

  async read(remote: string, release: string, path: string): Promise<Buffer | null> {
    if (!isReleaseName(remote) || !isReleaseName(release)) return null;
    const manifest = await this.manifest(remote, release).catch(noneIfMissing);
    if (!manifest?.files[path]?.integrity) return null;
    const found = await this.#answered(this.#bucket.read(keyOf(manifest, path)));
    return found && found !== 'unchanged' ? found.bytes : null;
  }

  async registry(): Promise<Registry> {
    const found = await this.#registry.read();
    if (found) return found;
    if (!(await this.#hasReleases())) return EMPTY_REGISTRY;
    const written = await this.#registry.read();
    if (written) return written;
    throw registryGone(`${this.#name}registry.json`);
  }

  change(change: (registry: Registry) => Registry | Promise<Registry>): Promise<Registry> {
    return this.#registry.change(change, randomUUID());
  }

  watch(onChange: () => void): () => void {
    return this.#registry.watch(onChange);
  }

  async #hasReleases(): Promise<boolean> {
    return (await this.#files('')).some(({ file }) => file === MANIFEST);
  }

  /** Files of releases whose objects' names begin with this. */
  #files(prefix: string): Promise<(StoredRelease & { name: string; file: string })[]> {
    const list = async () => {
      const files = [];
      for await (const name of this.#bucket.list(prefix)) {
        const [remote = '', release = '', ...path] = name.split('/');
        if (path.length > 0 && isBuildName(release)) files.push({ name, remote, release, file: path.join('/') });
      }
      return files;
    };
    return this.#answered(list());
  }

  /** @throws FoyerError FOYER-116 for whatever the bucket's server or the way to it does */
  async #answered<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      if (cause instanceof FoyerError) throw cause;
      const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
      throw new FoyerError(
        'FOYER-116',
        `the bucket of the releases (${this.#name}) cannot be used: ${reason}. Look at its server, AWS_ENDPOINT_URL and the credentials`,
        { cause },
      );
    }
  }
}

/**
 * The name of a file of a release. Compressed copies and source maps of the same release may differ between the machines that build it: with what
 * it contains in its name, nothing is written over by somebody who publishes the same release at the same time.
 */
export function keyOf({ name, release, files }: ReleaseManifest, path: string): string {
  const hash = Buffer.from((files[path]?.integrity ?? '').replace(/^sha384-/, ''), 'base64').toString('hex');
  return `${name}/${release}/${path}.${hash.slice(0, 16)}`;
}

function parse(bytes: Buffer): ReleaseManifest | null {
  try {
    return JSON.parse(bytes.toString('utf8')) as ReleaseManifest | null;
  } catch {
    return null;
  }
}
