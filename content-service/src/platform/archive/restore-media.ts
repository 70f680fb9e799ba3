import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMediaName } from '../storage/media-names.ts';
import type { MediaStorage } from '../storage/media-storage.ts';

/** Makes the files below a folder the only ones of the media library. What is there under the same name is the same: names are given once. */
export async function replaceMedia(from: string, mediaStorage: MediaStorage): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const brought = new Map(paths.map((path) => [relative(from, path).split(sep).join('/'), path]));
  for (const [name, path] of brought) {
    if (isMediaName(name)) await mediaStorage.put(name, { path });
  }
  const others: string[] = [];
  for await (const name of mediaStorage.list('')) {
    if (!brought.has(name)) others.push(name);
  }
  for (const name of others) await mediaStorage.delete(name);
}
