import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { S3Bucket } from '@foyer/shared/bucket';
import type { BucketSettings } from '@foyer/shared/settings';
import { LRUCache } from 'lru-cache';
import { StartError } from '../start-error.ts';
import { contentTypeOf } from './content-types.ts';
import { isMediaName } from './media-names.ts';
import type { ByteRange, LocalFile, MediaStorage, StoredFile } from './media-storage.ts';

/** Files never change: what is known of one need not be asked for with every request. */
const KNOWN_FILES = 20_000;
const KNOWN_FOR_MS = 10 * 60_000;

/** Opens a bucket of an S3-compatible service. @throws StartError FOYER-450 when it cannot be used */
export async function openBucket(settings: BucketSettings): Promise<MediaStorage> {
  const bucket = new S3Bucket(settings);
  try {
    await bucket.check();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const { bucket: name, endpoint } = settings;
    throw new StartError(
      'FOYER-450',
      `The bucket ${name} for media cannot be used${endpoint ? ` at ${endpoint}` : ''}: ${reason}`,
      { cause: error },
    );
  }
  return new BucketStorage(bucket);
}

class BucketStorage implements MediaStorage {
  readonly #known = new LRUCache<string, StoredFile>({ max: KNOWN_FILES, ttl: KNOWN_FOR_MS });
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  async put(name: string, content: Uint8Array | LocalFile): Promise<void> {
    const [body, size] =
      content instanceof Uint8Array
        ? [content, content.length]
        : [createReadStream(content.path), (await stat(content.path)).size];
    await this.#bucket.write(checked(name), body, { size, contentType: contentTypeOf(name).mime });
    this.#known.delete(name);
  }

  async head(name: string): Promise<StoredFile | null> {
    const known = this.#known.get(name);
    if (known) return known;
    const file = await this.#bucket.head(checked(name));
    if (file) this.#known.set(name, file);
    return file;
  }

  async get(name: string, range?: ByteRange): Promise<Readable | null> {
    return this.#bucket.stream(checked(name), range);
  }

  async *list(prefix: string): AsyncIterable<string> {
    for await (const name of this.#bucket.list(prefix)) if (isMediaName(name)) yield name;
  }

  async delete(name: string): Promise<void> {
    await this.#bucket.delete(checked(name));
    this.#known.delete(name);
  }

  async deleteFolder(folder: string): Promise<void> {
    for await (const name of this.list(`${checked(folder)}/`)) await this.delete(name);
  }
}

/** @throws RangeError for a name that no media file has */
function checked(name: string): string {
  if (!isMediaName(name)) throw new RangeError(`"${name}" is no name of a media file`);
  return name;
}
