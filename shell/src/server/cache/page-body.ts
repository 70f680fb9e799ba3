import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageHtml } from '../compose/answer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Compressed once, sent often; for pages that are sent once a lower level is quicker. */
const LEVEL = { br: { kept: 9, once: 2 }, gzip: { kept: 9, once: 3 } };

/** How a page's bytes are encoded. */
export type Coding = 'br' | 'gzip' | 'identity';

/** A page's bytes, as they are and compressed: each made at most once, when it is first asked for. */
export class PageBody {
  readonly #bytes: Buffer;
  readonly #coded = new Map<Coding, Promise<Buffer>>();
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
    const known = this.#coded.get(coding) ?? this.#encode(coding, isKept ? 'kept' : 'once');
    this.#coded.set(coding, known);
    return known;
  }

  #encode(coding: Coding, use: 'kept' | 'once'): Promise<Buffer> {
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

/** The best coding that a request's `Accept-Encoding` takes. */
export function codingFor(accepted: string): Coding {
  for (const coding of ['br', 'gzip'] as const) {
    const [, weight] = new RegExp(`(?:^|,)\\s*${coding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(accepted) ?? [
      null,
      '0',
    ];
    if (weight === undefined || Number(weight) > 0) return coding;
  }
  return 'identity';
}
