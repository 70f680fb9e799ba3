import type { IncomingMessage } from 'node:http';

/** What a form may have, with all its files, in bytes; also what may be kept of all forms from one address. */
export const MAX_FORM_BYTES = 32 * 1024 * 1024;
/** What may be kept of all visitors' forms at once, in bytes: they wait in memory until they have been sent on. */
const MAX_BYTES_OF_ALL = 128 * 1024 * 1024;
/** A form takes no longer to arrive, in milliseconds: a file of 10 MB needs less on any line that people use. */
const LIMIT_MS = 300_000;

/** What forms of our pages are posted as. */
const TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Whether a browser without scripts sends a form. */
export const isPostedForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' && TYPES.test(headers['content-type'] ?? '');

/** How much is taken, and for how long. */
interface Limits {
  /** Of one form, and of all from one address, in bytes. */
  each: number;
  /** Of all forms, in bytes. */
  all: number;
  ms: number;
}

/** Reads forms that browsers have posted, in the memory that is set aside for them: nobody has all of it alone. */
export class PostedForms {
  readonly #limits: Limits;
  #bytes = 0;
  readonly #bytesFrom = new Map<string, number>();

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { each: MAX_FORM_BYTES, all: MAX_BYTES_OF_ALL, ms: LIMIT_MS, ...limits };
  }

  /**
   * @param from address of whoever sends it
   * @param use takes the form, which is forgotten afterwards
   * @returns what `use` gives; or a status: 413 for what is too large, 405 for what is no form, 503 where there is no
   * room beside others
   */
  async read<T>(
    request: IncomingMessage,
    from: string,
    use: (data: FormData) => Promise<T>,
  ): Promise<T | 405 | 413 | 503> {
    const { each, all, ms } = this.#limits;
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => request.destroy(), ms);
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        const kept = this.#count(from, chunk.length);
        if (bytes > each) return 413;
        if (kept > each || this.#bytes > all) return 503;
        chunks.push(chunk);
      }
      clearTimeout(timer);
      const data = await formIn(chunks, request.headers['content-type'] ?? '');
      return data ? await use(data) : 405;
    } finally {
      clearTimeout(timer);
      this.#count(from, -bytes);
      // Browsers read an answer once they have sent everything: the rest comes, and is not kept.
      request.resume();
    }
  }

  /** @returns what is kept of all forms from that address by now, in bytes */
  #count(from: string, bytes: number): number {
    const kept = (this.#bytesFrom.get(from) ?? 0) + bytes;
    this.#bytes += bytes;
    if (kept > 0) this.#bytesFrom.set(from, kept);
    else this.#bytesFrom.delete(from);
    return kept;
  }
}

async function formIn(chunks: Buffer[], type: string): Promise<FormData | null> {
  try {
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}
