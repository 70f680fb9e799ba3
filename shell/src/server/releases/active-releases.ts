import { FoyerError, type ReleaseManifest, type Snapshot } from '@foyer/shared';
import type { Registry } from './registry.ts';
import type { ReleaseReader } from './release-store.ts';
import { createSnapshot, forAnonymous, type ListingNames } from './snapshot.ts';

/** One registry state as pages use it. */
export interface Snapshots {
  /** All remotes. */
  all: Snapshot;
  /** Without remotes that need a permission: visitors who are not logged in do not get to know them. */
  open: Snapshot;
  /** All remotes with the set of listing names that is not in use: to know an address of before, or of another house. */
  otherNames: Snapshot;
}

export interface ActiveReleasesOptions {
  store: Pick<ReleaseReader, 'manifest' | 'registry' | 'watch'>;
  names: ListingNames;
  /** Whether browsers check what they load; not in development, where files change under their address. */
  isPinned?: boolean;
  /** Makes a release ready before anybody is sent to it. */
  warm: (remote: string, release: string) => Promise<void>;
  report: (error: FoyerError) => void;
  onSwitch: (snapshots: Snapshots) => void;
  retryMs?: number;
}

/** What could not be used may have met a busy moment: it is tried again after so long, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Follows the registry. What cannot be used (a corrupt registry, a damaged release, one that does not start) is reported,
 * and what was in use stays.
 */
export class ActiveReleases {
  readonly #options: ActiveReleasesOptions;
  #manifests = new Map<string, ReleaseManifest>();
  #snapshots: Snapshots;
  #reported = '';
  #isWell = true;
  #stopWatching: () => void = () => undefined;
  #work: Promise<void> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: ActiveReleasesOptions) {
    this.#options = options;
    this.#snapshots = this.#snapshotsOf([]);
  }

  get snapshots(): Snapshots {
    return this.#snapshots;
  }

  /** Why the registry is not followed as it is, in words; null while it is. */
  get trouble(): string | null {
    return this.#reported || null;
  }

  /** Manifest of a remote's release in use. */
  manifest(remote: string): ReleaseManifest | undefined {
    return this.#manifests.get(remote);
  }

  /** What a browser file of a release in use must be; undefined for any other address. */
  integrityOf(address: string): string | undefined {
    const [, folder, remote = '', release, ...path] = address.split('/');
    const manifest = this.#manifests.get(remote);
    if (this.#options.isPinned === false || folder !== 'releases' || manifest?.release !== release) return undefined;
    return manifest?.files[path.join('/')]?.integrity;
  }

  /**
   * Reads the registry and follows it from then on.
   * @throws FoyerError FOYER-101 when it is corrupt or gone: at a start there is nothing to fall back to.
   */
  async start(): Promise<void> {
    await this.#use(await this.#options.store.registry());
    this.#stopWatching = this.#options.store.watch(() => void this.refresh());
  }

  /** Looks at the registry now. */
  refresh(): Promise<void> {
    this.#work = this.#work.then(() => this.#refresh());
    return this.#work;
  }

  /** Ends it: nothing is read, reported or switched to any more. */
  stop(): void {
    this.#isStopped = true;
    this.#stopWatching();
    clearTimeout(this.#retry);
  }

  async #refresh(): Promise<void> {
    if (this.#isStopped) return;
    this.#isWell = true;
    try {
      const registry = await this.#options.store.registry();
      // Nobody takes the last remote away: the file is gone, or the disk that it lies on.
      if (this.#manifests.size > 0 && Object.keys(registry.remotes).length === 0)
        throw new FoyerError('FOYER-101', 'the registry names no remote any more: restore registry.json');
      await this.#use(registry);
    } catch (error) {
      this.#report(error);
    }
    if (this.#isStopped) return;
    // The same fault at another time is another message.
    if (this.#isWell) this.#reported = '';
    clearTimeout(this.#retry);
    if (!this.#isWell) this.#retry = setTimeout(() => void this.refresh(), this.#options.retryMs ?? RETRY_MS).unref();
  }

  async #use({ remotes }: Registry): Promise<void> {
    const manifests = await Promise.all(
      Object.entries(remotes).map(([remote, { release }]) => this.#manifestFor(remote, release)),
    );
    const usable = manifests.filter((manifest) => manifest !== null);
    const snapshots = this.#snapshotsOf(usable);
    this.#manifests = new Map(usable.map((manifest) => [manifest.name, manifest]));
    if (this.#isStopped || snapshots.all.id === this.#snapshots.all.id) return;
    this.#snapshots = snapshots;
    this.#options.onSwitch(snapshots);
  }

  /** The release that a remote is used with: the registry's, ready to render; else the one in use before. */
  async #manifestFor(remote: string, release: string): Promise<ReleaseManifest | null> {
    const before = this.#manifests.get(remote) ?? null;
    if (before?.release === release) return before;
    try {
      const manifest = await this.#options.store.manifest(remote, release);
      // At a cold start a release that does not render still says what the site consists of.
      await this.#options
        .warm(remote, release)
        .catch((error: unknown) => (before ? Promise.reject(error as Error) : this.#report(error)));
      return manifest;
    } catch (error) {
      this.#report(error);
      return before;
    }
  }

  #snapshotsOf(manifests: ReleaseManifest[]): Snapshots {
    const { names, isPinned } = this.#options;
    const all = createSnapshot(manifests, names, isPinned);
    return {
      all,
      open: forAnonymous(all),
      otherNames: createSnapshot(manifests, names === 'first' ? 'second' : 'first', isPinned),
    };
  }

  #report(error: unknown): void {
    if (this.#isStopped) return;
    const failure =
      error instanceof FoyerError
        ? error
        : new FoyerError('FOYER-101', `the registry cannot be read: ${String(error)}`, { cause: error });
    this.#isWell = false;
    // The registry is looked at again and again: one fault is one message.
    if (failure.message === this.#reported) return;
    this.#reported = failure.message;
    this.#options.report(failure);
  }
}
