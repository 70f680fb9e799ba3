import type { Problem } from '../api/index.ts';

/** How a file is sent, and who is told of it. */
export interface UploadOptions {
  headers?: Readonly<Record<string, string>>;
  /** Told how much of the file is there, from 0 to 1. */
  onShare: (share: number) => void;
  /** What is thrown where the file was refused (its status, and its header `Retry-After`), or no whole answer came (0). */
  failure: (status: number, problem: Problem | null, retryAfter?: string | null) => Error;
  signal?: AbortSignal;
  /** How long it may take, in milliseconds; as long as it wants, if not given. */
  timeoutMs?: number;
}

/**
 * Sends a file to the content service, as the field `file` of a form.
 * @throws `failure`; an AbortError when it was cancelled
 */
export function upload<Answer extends object>(
  address: string,
  file: File,
  { headers = {}, onShare, failure, signal, timeoutMs = 0 }: UploadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // fetch does not tell how much has been sent.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', address);
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(failure(0, null));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.onload = () => {
      const { status } = request;
      const answer = request.response as (Answer & Problem) | null;
      if (status < 200 || status >= 300) reject(failure(status, answer, request.getResponseHeader('retry-after')));
      // An answer that broke off is none.
      else if (answer) resolve(answer);
      else reject(failure(0, null));
    };
    signal?.addEventListener('abort', abort, { once: true });
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}
