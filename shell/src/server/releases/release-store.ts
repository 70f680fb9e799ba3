import type { ReleaseManifest } from '@foyer/shared';
import type { Registry } from './registry.ts';

/** Where releases and their registry lie: a folder today, a bucket one day. Releases are immutable. */
export interface ReleaseStore {
  /**
   * Adds a release.
   * @param from folder that holds the files named in the manifest.
   * @returns false when it is there already.
   */
  publish: (manifest: ReleaseManifest, from: string) => Promise<boolean>;
  has: (remote: string, release: string) => Promise<boolean>;
  /** @throws FoyerError FOYER-112 when the release is missing or damaged. */
  manifest: (remote: string, release: string) => Promise<ReleaseManifest>;
  /** All releases of a remote, in no order. */
  releases: (remote: string) => Promise<string[]>;
  /** Bytes of a release's file; null when there is none. */
  read: (remote: string, release: string, path: string) => Promise<Buffer | null>;
  /** The registry; empty before the first deploy. @throws FoyerError FOYER-101 when it is corrupt. */
  registry: () => Promise<Registry>;
  /** Changes the registry in one step. Two deployers follow each other. @throws FoyerError FOYER-102 when another one does not let go. */
  change: (change: (registry: Registry) => Registry | Promise<Registry>) => Promise<Registry>;
  /** Calls back when the registry may have changed. @returns a function that ends it. */
  watch: (onChange: () => void) => () => void;
}
