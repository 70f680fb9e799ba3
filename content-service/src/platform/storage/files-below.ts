import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { orNull } from './or-null.ts';

/** Paths of all files below a folder, in order. Folders that are removed meanwhile, or are not there, have none: Node's own list ends with the first of them. */
export async function* filesBelow(directory: string): AsyncGenerator<string> {
  const entries = (await orNull(readdir(directory, { withFileTypes: true }))) ?? [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
