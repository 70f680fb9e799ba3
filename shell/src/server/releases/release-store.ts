import { FoyerError, type ReleaseManifest } from '@foyer/shared';
import type { Registry } from './registry.ts';

/** Releases as gateways and render servers use them. */
export interface ReleaseReader {
  /** @throws FoyerError FOYER-112 when the release is missing or damaged, FOYER-116 when the bucket does not answer. */
  manifest: (remote: string, release: string) => Promise<ReleaseManifest>;
  /**
   * Bytes of a release's file; null when there is none.
   * @throws FoyerError FOYER-112 when it cannot be read, FOYER-116
   */
  read: (remote: string, release: string, path: string) => Promise<Buffer | null>;
  /**
   * The registry; empty before the first deploy.
   * @throws FoyerError FOYER-101 when it is corrupt, cannot be read, or is gone from a folder that has releases,
   * FOYER-116
   */
  registry: () => Promise<Registry>;
  /** Calls back when the registry may have changed, or can no longer be read. @returns a function that ends it. */
  watch: (onChange: () => void) => () => void;
  /** Takes notice of which releases are in use, by remote, where their files are not at hand anyway. */
  retain?: (releases: Record<string, string>) => void;
}

/** A release, or what is left of one. */
export interface StoredRelease {
  remote: string;
  release: string;
}

/** Where releases and their registry lie: a folder or a bucket. Releases are immutable. */
export interface ReleaseStore extends ReleaseReader {
  /**
   * Adds a release.
   * @param from folder that holds the files named in the manifest.
   * @returns false when it is there already.
   * @throws FoyerError FOYER-118 when the folder cannot be written, FOYER-116
   */
  publish: (manifest: ReleaseManifest, from: string) => Promise<boolean>;
  has: (remote: string, release: string) => Promise<boolean>;
  /** All releases of a remote, in no order. */
  releases: (remote: string) => Promise<string[]>;
  /** Whatever lies here as a release, whole or not, also of remotes that are not part of the site any more. */
  allReleases: () => Promise<StoredRelease[]>;
  /** Removes a release, in one step for whoever reads. @throws FoyerError FOYER-118, FOYER-116 */
  discard: (stored: StoredRelease) => Promise<void>;
  /**
   * Changes the registry in one step. Two deployers follow each other; where there is no lock, `change` is asked again with what the other has made.
   * @throws FoyerError FOYER-102 when the others leave no room, FOYER-118 when the folder cannot be written, FOYER-116
   */
  change: (change: (registry: Registry) => Registry | Promise<Registry>) => Promise<Registry>;
}

/** For the manifest of a release that need not be there. @throws what else has gone wrong */
export function noneIfMissing(error: unknown): null {
  if (error instanceof FoyerError && error.code === 'FOYER-112') return null;
  throw error;
}
