import { join } from 'node:path';
import type { FoyerError } from '@foyer/shared';
import type { Settings } from '@foyer/shared/settings';
import { DirectoryStore } from './directory-store.ts';
import type { ReleaseReader, ReleaseStore } from './release-store.ts';

/** Opens the releases of the settings, to change them. */
export async function openStore({ releases }: Pick<Settings, 'releases'>): Promise<ReleaseStore> {
  if ('folder' in releases) return new DirectoryStore(releases.folder);
  // Who has a folder need not load a client for buckets.
  const { BucketStore } = await import('./bucket-store.ts');
  return new BucketStore(releases);
}

/**
 * Opens the releases of the settings, to use them: those of a bucket have copies on this machine.
 * @param report told of what goes wrong while nobody waits for it
 */
export async function openReader(
  settings: Pick<Settings, 'releases' | 'dataDir'>,
  report: (error: FoyerError) => void,
): Promise<ReleaseReader> {
  const { releases, dataDir } = settings;
  const store = await openStore(settings);
  if ('folder' in releases) return store;
  const { LocalCopies } = await import('./local-copies.ts');
  // One folder for each place: what was known last of another one is of no use.
  const folder = encodeURIComponent(`${releases.bucket}/${releases.prefix}`);
  return new LocalCopies(store, join(dataDir, 'releases-cache', folder), report);
}
