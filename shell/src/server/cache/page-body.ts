import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { PageHtml } from '../compose/answer.ts';

const deflate = promisify(deflateRaw);
/** Compressed once, sent often; for pages that are sent once a lower level is quicker. */
const LEVEL = { kept: 9, once: 3 };
/** gzip: magic number, deflate, no flags, no time, any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * A page's bytes. The nonce differs from response to response, the rest does not: so the part after the last nonce is
 * encoded and compressed once, and a gzip answer is a short uncompressed block with the nonces, followed by that part.
 */
export class PageBody {
  readonly #top: string[];
  /** Style rules and the rest. */
  readonly #tail: [Buffer, Buffer];
  #deflated: Promise<Buffer> | null = null;

  constructor({ top, css, tail }: PageHtml) {
    this.#top = top;
    this.#tail = [css, Buffer.from(tail)];
  }

  /** Bytes it takes in memory, about. */
  get size(): number {
    return Math.round(this.#tailLength * 1.3) + 4096;
  }

  /** The page as chunks. */
  plain(nonce: string): Buffer[] {
    return [this.#topWith(nonce), ...this.#tail];
  }

  /** The page in gzip, as chunks. @param isKept whether it will be sent more than once. */
  async gzip(nonce: string, isKept: boolean): Promise<Buffer[]> {
    this.#deflated ??= deflate(Buffer.concat(this.#tail), { level: isKept ? LEVEL.kept : LEVEL.once });
    const top = this.#topWith(nonce);
    const trailer = Buffer.allocUnsafe(8);
    trailer.writeUInt32LE(this.#tail.reduce((sum, part) => crc32(part, sum), crc32(top)), 0);
    trailer.writeUInt32LE((top.length + this.#tailLength) >>> 0, 4);
    return [GZIP_HEADER, ...storedBlocks(top), await this.#deflated, trailer];
  }

  get #tailLength(): number {
    return this.#tail[0].length + this.#tail[1].length;
  }

  #topWith(nonce: string): Buffer {
    return Buffer.from(this.#top.join(nonce));
  }
}

/** Longest content of a stored block (RFC 1951, 3.2.4). */
const MAX_STORED = 65_535;

/** Bytes as uncompressed deflate blocks, none of them the last. */
function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += MAX_STORED) {
    const content = bytes.subarray(at, at + MAX_STORED);
    const header = Buffer.allocUnsafe(5);
    header[0] = 0;
    header.writeUInt16LE(content.length, 1);
    header.writeUInt16LE(content.length ^ 0xffff, 3);
    blocks.push(header, content);
  }
  return blocks;
}
