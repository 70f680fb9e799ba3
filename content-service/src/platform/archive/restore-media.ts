import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { StartError } from '../start-error.ts';
import { isMediaName } from '../storage/media-names.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { orNull } from '../storage/or-null.ts';

/**
 * Brings the files below a folder into the media library. What is there under the same name is the same: names are given once, and files
 * that no table names do no harm.
 * @throws StartError FOYER-450 when one cannot be brought
 * @returns removes all others, once the tables that name these are there
 */
export async function bringMedia(from: string, mediaStorage: MediaStorage): Promise<() => Promise<void>> {
  const entries = (await orNull(readdir(from, { recursive: true, withFileTypes: true }))) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const brought = new Map(paths.map((path) => [relative(from, path).split(sep).join('/'), path]));
  for (const [name, path] of brought) {
    if (isMediaName(name)) await mediaStorage.put(name, { path }).catch(refuse);
  }
  return async () => {
    const others: string[] = [];
    for await (const name of mediaStorage.list('')) {
      if (!brought.has(name)) others.push(name);
    }
    for (const name of others) await mediaStorage.delete(name);
  };
}

function refuse(cause: unknown): never {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  const sentence = `The media of the archive cannot be brought to MEDIA_STORAGE, and no content was changed: ${reason}.`;
  throw new StartError('FOYER-450', sentence, { cause });
}
