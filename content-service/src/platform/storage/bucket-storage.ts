import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
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
  const { bucket, prefix, endpoint, region } = settings;
  // Commands end with one sentence; which Node is old is said at the start.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client({
    region,
    // Servers of one's own have no host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // The library's default adds a trailer that other servers than Amazon's store as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  try {
    await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }));
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(
      'FOYER-450',
      `The bucket ${bucket} for media cannot be used${endpoint ? ` at ${endpoint}` : ''}: ${reason}`,
      { cause: error },
    );
  }
  return new BucketStorage(client, bucket, prefix);
}

class BucketStorage implements MediaStorage {
  readonly #known = new LRUCache<string, StoredFile>({ max: KNOWN_FILES, ttl: KNOWN_FOR_MS });
  readonly #client: S3Client;
  readonly #bucket: string;
  /** Before every name; empty, or with a slash at its end. */
  readonly #prefix: string;

  constructor(client: S3Client, bucket: string, prefix: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async put(name: string, content: Uint8Array | LocalFile): Promise<void> {
    const [body, size] =
      content instanceof Uint8Array
        ? [content, content.length]
        : [createReadStream(content.path), (await stat(content.path)).size];
    await this.#client.send(
      new PutObjectCommand({
        ...this.#object(name),
        Body: body,
        ContentLength: size,
        ContentType: contentTypeOf(name).mime,
      }),
    );
    this.#known.delete(name);
  }

  async head(name: string): Promise<StoredFile | null> {
    const known = this.#known.get(name);
    if (known) return known;
    const found = await orNull(this.#client.send(new HeadObjectCommand(this.#object(name))));
    if (!found) return null;
    const {
      ContentLength: size = 0,
      ETag: etag = `"${size.toString(36)}"`,
      LastModified: modified = new Date(0),
    } = found;
    const file = { size, etag, modified };
    this.#known.set(name, file);
    return file;
  }

  async get(name: string, range?: ByteRange): Promise<Readable | null> {
    const found = await orNull(
      this.#client.send(
        new GetObjectCommand({ ...this.#object(name), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
      ),
    );
    return found?.Body instanceof Readable ? found.Body : null;
  }

  async *list(prefix: string): AsyncIterable<string> {
    for await (const { Contents: objects = [] } of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket, Prefix: this.#prefix + prefix },
    )) {
      for (const { Key: key = '' } of objects) {
        const name = key.slice(this.#prefix.length);
        if (isMediaName(name)) yield name;
      }
    }
  }

  async delete(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(name)));
    this.#known.delete(name);
  }

  /** @throws RangeError for a name that no media file has */
  #object(name: string): { Bucket: string; Key: string } {
    if (!isMediaName(name)) throw new RangeError(`"${name}" is no name of a media file`);
    return { Bucket: this.#bucket, Key: this.#prefix + name };
  }
}

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
