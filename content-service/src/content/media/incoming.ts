import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Locale } from '../../platform/languages.ts';
import { refused } from './upload-refusals.ts';
import { HEAD_BYTES, limitFor, MAX_UPLOAD_BYTES, typeOfFile, type UploadType } from './upload-types.ts';

/** What a crash leaves behind is gone after a day. */
const LIFETIME_MS = 24 * 60 * 60_000;

export interface Upload {
  /** As the editor's computer calls it. */
  name: string;
  content: Readable & { truncated?: boolean };
}

/** A file that has come in as a whole, and is what it says here. */
export interface IncomingFile {
  /** As the editor's computer calls it. */
  name: string;
  path: string;
  bytes: number;
  sha256: string;
  type: UploadType;
}

interface Measure {
  bytes: number;
  head: Buffer;
  limit: number;
  hash: Hash;
}

/** Where uploads wait until they are known: not in the library, and never served. */
export class Incoming {
  readonly #directory: string;

  constructor(dataDirectory: string) {
    this.#directory = join(dataDirectory, 'uploads');
  }

  /**
   * Takes a file in, lets it be put into the library, and removes it here whatever happens.
   * @throws HttpProblem 400, 413 or 415 in the editor's language
   */
  async receive<T>({ name, content }: Upload, locale: Locale, keep: (file: IncomingFile) => Promise<T>): Promise<T> {
    await mkdir(this.#directory, { recursive: true });
    const path = join(this.#directory, randomBytes(16).toString('hex'));
    const measure: Measure = { bytes: 0, head: Buffer.alloc(0), limit: MAX_UPLOAD_BYTES, hash: createHash('sha256') };
    try {
      await pipeline(
        content,
        (chunks: AsyncIterable<Buffer>) => measured(chunks, measure),
        createWriteStream(path, { mode: 0o600, flush: true }),
      );
      const { bytes, head, hash } = measure;
      if (bytes === 0) throw refused('empty', locale);
      if (content.truncated || bytes > (await limitOf(measure))) throw refused('large', locale);
      const type = await typeOfFile(path, head);
      if (type === 'svg' || type === null) throw refused(type ?? 'type', locale);
      return await keep({ name, path, bytes, sha256: hash.digest('hex'), type });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes what crashes have left. */
  async sweep(now: Date): Promise<void> {
    const names = await readdir(this.#directory).catch(() => []);
    for (const name of names) {
      const path = join(this.#directory, name);
      const file = await stat(path).catch(() => null);
      if (file && file.mtimeMs < now.getTime() - LIFETIME_MS) await rm(path, { force: true });
    }
  }
}

/** Lets a file through as far as its kind may be long. The rest is read all the same: who still sends hears no answer. */
async function* measured(chunks: AsyncIterable<Buffer>, measure: Measure): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    measure.bytes += chunk.length;
    if (measure.head.length < HEAD_BYTES) {
      measure.head = Buffer.concat([measure.head, chunk]).subarray(0, HEAD_BYTES);
      if (measure.head.length === HEAD_BYTES) measure.limit = await limitOf(measure);
    }
    if (measure.bytes > measure.limit) continue;
    measure.hash.update(chunk);
    yield chunk;
  }
}

const limitOf = ({ head }: Measure): Promise<number> => limitFor(head);
