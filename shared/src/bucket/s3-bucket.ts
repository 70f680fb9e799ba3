import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { BucketSettings } from '../settings/index.ts';
import { createClient } from './client.ts';
import { isMissing, isUnchanged, isUnmet, orNull } from './refusals.ts';

/** What is known of an object without reading it. */
export interface ObjectHead {
  /** In bytes. */
  size: number;
  /** Quoted, as HTTP has it. */
  etag: string;
  modified: Date;
}

/** An object as it was read. */
export interface ObjectContent {
  bytes: Buffer;
  /** Quoted, as HTTP has it. */
  etag: string;
  /** What its writer said of it. */
  metadata: Record<string, string>;
}

/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** How an object is written. */
export interface WriteOptions {
  /** In bytes, of a stream. */
  size?: number;
  contentType?: string;
  metadata?: Record<string, string>;
  /** Only where there is no such object yet (`none`), or the one with this ETag. */
  onlyOver?: 'none' | { etag: string };
}

/**
 * A bucket, or the part of one that begins with a prefix. Names are relative to it.
 * Called `Bucket`, it would have TypeScript 7.0.2 give the client's properties of that name another one.
 */
export class S3Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /** @param limitMs how long connecting, answering, and a pause within an answer may take; without it nothing is limited */
  constructor(settings: BucketSettings, limitMs?: number) {
    this.#client = createClient(settings, limitMs);
    this.#bucket = settings.bucket;
    this.#prefix = settings.prefix;
  }

  /** Asks whether it can be used at all. @throws Error with what the server said */
  async check(): Promise<void> {
    await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: this.#prefix, MaxKeys: 1 }));
  }

  /** @returns null when there is no such object */
  async head(name: string): Promise<ObjectHead | null> {
    const found = await orNull(this.#client.send(new HeadObjectCommand(this.#object(name))));
    if (!found) return null;
    const {
      ContentLength: size = 0,
      ETag: etag = `"${size.toString(36)}"`,
      LastModified: modified = new Date(0),
    } = found;
    return { size, etag, modified };
  }

  /** @returns null when there is no such object */
  async stream(name: string, range?: ByteRange): Promise<Readable | null> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const found = await orNull(this.#client.send(new GetObjectCommand({ ...this.#object(name), Range })));
    return found?.Body instanceof Readable ? found.Body : null;
  }

  /**
   * @param knownEtag of what the caller has already
   * @returns null when there is no such object, `unchanged` when it is the known one
   */
  async read(name: string, knownEtag?: string): Promise<ObjectContent | 'unchanged' | null> {
    try {
      const command = new GetObjectCommand({ ...this.#object(name), IfNoneMatch: knownEtag });
      const { Body, ETag: etag = '', Metadata: metadata = {} } = await this.#client.send(command);
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag, metadata };
    } catch (error) {
      if (isUnchanged(error)) return 'unchanged';
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * An object is seen as a whole or not at all.
   * @returns whether it was written: false when there was another object than `onlyOver` says
   */
  async write(name: string, content: Uint8Array | Readable, options: WriteOptions = {}): Promise<boolean> {
    const { size, contentType, metadata, onlyOver } = options;
    const command = new PutObjectCommand({
      ...this.#object(name),
      Body: content,
      ContentLength: content instanceof Uint8Array ? content.length : size,
      ContentType: contentType,
      Metadata: metadata,
      ...(onlyOver === 'none' ? { IfNoneMatch: '*' } : onlyOver && { IfMatch: onlyOver.etag }),
    });
    try {
      await this.#client.send(command);
      return true;
    } catch (error) {
      if (onlyOver && isUnmet(error)) return false;
      throw error;
    }
  }

  /** What is not there is deleted already. */
  async delete(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(name)));
  }

  /** Names of all objects that begin with this. */
  async *list(prefix: string): AsyncIterable<string> {
    for await (const { Contents: objects = [] } of this.#pages(prefix))
      for (const { Key: key = '' } of objects) yield key.slice(this.#prefix.length);
  }

  /** First parts, up to a slash, of what follows in the names that begin with this. */
  async folders(prefix: string): Promise<string[]> {
    const folders: string[] = [];
    for await (const { CommonPrefixes: found = [] } of this.#pages(prefix, '/'))
      folders.push(...found.map(({ Prefix: key = '' }) => key.slice(this.#prefix.length + prefix.length, -1)));
    return folders;
  }

  #pages(prefix: string, delimiter?: string) {
    const query = { Bucket: this.#bucket, Prefix: this.#prefix + prefix, Delimiter: delimiter };
    return paginateListObjectsV2({ client: this.#client }, query);
  }

  #object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + name };
  }
}
