import type { IncomingMessage } from 'node:http';

/** What a visitor may send at once, with all files; one file may have 10 MB (in bytes). */
const MAX_BYTES = 32 * 1024 * 1024;

/** What forms of our pages are posted as. */
const TYPES = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Whether a browser without scripts sends a form. */
export const isPostedForm = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'POST' && TYPES.test(headers['content-type'] ?? '');

/** Reads a form that a browser has posted. @returns null for what is too large or no form */
export async function readPosted(request: IncomingMessage): Promise<FormData | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    return await new Response(Buffer.concat(chunks), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
  } catch {
    return null;
  }
}
