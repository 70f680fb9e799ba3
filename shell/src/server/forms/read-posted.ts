import type { IncomingMessage } from 'node:http';

/** What a visitor may send at once, with all files; one file may have 10 MB (in bytes). */
const MAX_BYTES = 32 * 1024 * 1024;
/** What may be kept of all visitors' forms at once, in bytes: they wait in memory until they have been sent on. */
const MAX_BYTES_OF_ALL = 128 * 1024 * 1024;

/** What forms of our pages are posted as. */
const TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Whether a browser without scripts sends a form. */
export const isPostedForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' && TYPES.test(headers['content-type'] ?? '');

/** Reads forms that browsers have posted, in the memory that is set aside for them. */
export class PostedForms {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES_OF_ALL) {
    this.#maxBytes = maxBytes;
  }

  /**
   * @param use takes the form, which is forgotten afterwards
   * @returns what `use` gives; or a status: 413 for what is too large or no form, 503 where there is no room beside others
   */
  async read<T>(request: IncomingMessage, use: (data: FormData) => Promise<T>): Promise<T | 413 | 503> {
    const chunks: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        this.#bytes += chunk.length;
        if (bytes > MAX_BYTES) return refuse(request, 413);
        if (this.#bytes > this.#maxBytes) return refuse(request, 503);
        chunks.push(chunk);
      }
      const data = await formIn(chunks, request.headers['content-type'] ?? '');
      return data ? await use(data) : 413;
    } finally {
      this.#bytes -= bytes;
    }
  }
}

/** Browsers read an answer once they have sent everything: the rest comes, and is not kept. */
function refuse<T>(request: IncomingMessage, status: T): T {
  request.resume();
  return status;
}

async function formIn(chunks: Buffer[], type: string): Promise<FormData | null> {
  try {
    return await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}
