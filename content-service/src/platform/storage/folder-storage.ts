import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, copyFile, link, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { filesBelow } from './files-below.ts';
import { isMediaName } from './media-names.ts';
import type { ByteRange, LocalFile, MediaStorage, StoredFile } from './media-storage.ts';
import { orNull } from './or-null.ts';

/** Opens a folder; one that is missing is made with its first file. @throws StartError FOYER-450 when it cannot be used */
export async function openFolder(folder: string): Promise<FolderStorage> {
  try {
    await (await opendir(folder)).close();
    await access(folder, constants.W_OK);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') {
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = `The folder ${folder} of MEDIA_STORAGE cannot be used: ${reason}.`;
      throw new StartError('FOYER-450', sentence, { cause: error });
    }
  }
  return new FolderStorage(folder);
}

/** Media in a folder. Several content services may share one. */
export class FolderStorage implements MediaStorage {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Nobody ever reads half a file: it gets its name when its bytes have reached the disk. */
  async put(name: string, content: Uint8Array | LocalFile): Promise<void> {
    const path = this.#pathOf(name);
    const part = `${path}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await (content instanceof Uint8Array ? write(part, content) : linkOrCopy(content.path, part));
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  async head(name: string): Promise<StoredFile | null> {
    const found = await orNull(stat(this.#pathOf(name)));
    if (!found?.isFile()) return null;
    const { size, mtime } = found;
    return { size, modified: mtime, etag: `"${size.toString(36)}-${Math.floor(mtime.getTime()).toString(36)}"` };
  }

  async get(name: string, range?: ByteRange): Promise<Readable | null> {
    const file = await orNull(open(this.#pathOf(name)));
    return file && createReadStream('', { fd: file, ...range });
  }

  async *list(prefix: string): AsyncIterable<string> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for await (const path of filesBelow(join(this.#root, folder))) {
      const name = relative(this.#root, path).split(sep).join('/');
      if (name.startsWith(prefix) && isMediaName(name)) yield name;
    }
  }

  async delete(name: string): Promise<void> {
    const path = this.#pathOf(name);
    await rm(path, { force: true });
    // The last file of a folder takes it with it.
    await rmdir(dirname(path)).catch(() => undefined);
  }

  async deleteFolder(folder: string): Promise<void> {
    await rm(this.#pathOf(folder), { recursive: true, force: true });
  }

  /** @throws RangeError for a name that leads out of the folder */
  #pathOf(name: string): string {
    if (!isMediaName(name)) throw new RangeError(`"${name}" is no name of a media file`);
    return join(this.#root, name);
  }
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** On one disk a second name for the same bytes costs nothing. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
  const file = await open(to, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
