import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMediaName } from '../storage/media-names.ts';
import type { MediaStorage } from '../storage/media-storage.ts';

/**
 * Brings the files below a folder into the media library. What is there under the same name is the same: names are given once, and files
 * that no table names do no harm.
 * @returns removes all others, once the tables that name these are there
 */
export async function bringMedia(from: string, mediaStorage: MediaStorage): Promise<() => Promise<void>> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const brought = new Map(paths.map((path) => [relative(from, path).split(sep).join('/'), path]));
  for (const [name, path] of brought) {
    if (isMediaName(name)) await mediaStorage.put(name, { path });
  }
  return async () => {
    const others: string[] = [];
    for await (const name of mediaStorage.list('')) {
      if (!brought.has(name)) others.push(name);
    }
    for (const name of others) await mediaStorage.delete(name);
  };
}
