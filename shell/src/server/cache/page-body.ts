import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../accepted-coding.ts';
import type { PageHtml } from '../compose/answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Who asks first does not wait for the best compression; what is asked for again is worth it. */
const LEVEL = { br: { once: 2, kept: 5, often: 10 }, gzip: { once: 3, kept: 6, often: 9 } };

/** A page's bytes, as they are and compressed: made when they are first asked for, and once more, smaller, when they are asked for again. */
export class PageBody {
  readonly #bytes: Buffer;
  readonly #coded = new Map<Coding, Promise<Buffer>>();
  readonly #askedAgain = new Set<Coding>();
  #tag: string | null = null;

  constructor({ top, css, tail }: Pick<PageHtml, 'top' | 'css' | 'tail'>) {
    this.#bytes = Buffer.concat([Buffer.from(top), css.bytes, Buffer.from(tail)]);
  }

  /** Bytes it takes in memory, about. */
  get size(): number {
    return Math.round(this.#bytes.length * 1.4) + 4096;
  }

  /** Names these bytes: an entity tag. */
  tag(coding: Coding): string {
    this.#tag ??= createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    return coding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${coding}"`;
  }

  /** @param isKept whether it will be sent more than once */
  coded(coding: Coding, isKept: boolean): Promise<Buffer> {
    const known = this.#coded.get(coding);
    if (known) {
      if (isKept && coding !== 'identity' && !this.#askedAgain.has(coding)) this.#improve(coding);
      return known;
    }
    const bytes = this.#encode(coding, isKept ? 'kept' : 'once');
    this.#coded.set(coding, bytes);
    return bytes;
  }

  #improve(coding: Coding): void {
    this.#askedAgain.add(coding);
    const smaller = this.#encode(coding, 'often');
    // Until then, and should it fail, there are the others.
    void smaller.then(
      () => this.#coded.set(coding, smaller),
      () => undefined,
    );
  }

  #encode(coding: Coding, use: 'once' | 'kept' | 'often'): Promise<Buffer> {
    if (coding === 'gzip') return zip(this.#bytes, { level: LEVEL.gzip[use] });
    if (coding === 'br')
      return brotli(this.#bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: LEVEL.br[use],
          [constants.BROTLI_PARAM_SIZE_HINT]: this.#bytes.length,
        },
      });
    return Promise.resolve(this.#bytes);
  }
}
