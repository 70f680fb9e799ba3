import type { Readable } from 'node:stream';
import type { ByteRange, ObjectHead } from '@foyer/shared/bucket';
import type { Settings } from '@foyer/shared/settings';
import { openFolder } from './folder-storage.ts';

/** What is known of a file without reading it. */
export type StoredFile = ObjectHead;
export type { ByteRange };

/** A file of this machine. It may be moved or linked: it is not to be changed afterwards. */
export interface LocalFile {
  path: string;
}

/**
 * Where the files of the media library lie. Names are relative paths with slashes that `isMediaName` takes. A file appears as a
 * whole or not at all, and never changes.
 */
export interface MediaStorage {
  put(name: string, content: Uint8Array | LocalFile): Promise<void>;
  /** @returns null when there is no such file */
  head(name: string): Promise<StoredFile | null>;
  /** @returns null when there is no such file */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Names of all files whose names begin with this. */
  list(prefix: string): AsyncIterable<string>;
  /** What is not there is deleted already. */
  delete(name: string): Promise<void>;
  /** Deletes everything below a folder, and what was left there half written. */
  deleteFolder(folder: string): Promise<void>;
}

/** Opens the storage of the settings. @throws StartError FOYER-450 when folder or bucket cannot be used */
export async function openMediaStorage({ mediaStorage }: Pick<Settings, 'mediaStorage'>): Promise<MediaStorage> {
  if ('folder' in mediaStorage) return openFolder(mediaStorage.folder);
  // Houses without a bucket need not load a client for it.
  const { openBucket } = await import('./bucket-storage.ts');
  return openBucket(mediaStorage);
}
