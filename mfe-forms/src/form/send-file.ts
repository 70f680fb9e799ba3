import { ApiError, type ApiClient } from '@foyer/shared';
import type { Problem, TempFile } from '@foyer/shared/api';

/** How long a file may take, in milliseconds. */
const LIMIT_MS = 180_000;

/**
 * Sends a file ahead of its entry.
 * @param onShare told how much of it is there, from 0 to 1
 * @throws ApiError when it was refused, or the line broke; an AbortError when it was cancelled
 */
export function sendFile(
  api: ApiClient,
  file: File,
  { onShare, signal }: { onShare: (share: number) => void; signal: AbortSignal },
): Promise<TempFile> {
  const address = api.url('/{locale}/api/temp-files/');
  return new Promise((resolve, reject) => {
    // fetch does not tell how much has been sent.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const fail = () => reject(new ApiError(request.status, address, request.response as Problem | null));
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.timeout = LIMIT_MS;
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, address, null));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.onload = () => {
      const answer = request.response as TempFile | null;
      if (request.status < 200 || request.status >= 300) fail();
      // An answer that broke off is none.
      else if (answer?.id) resolve(answer);
      else reject(new ApiError(0, address, null));
    };
    signal.addEventListener('abort', abort, { once: true });
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}
