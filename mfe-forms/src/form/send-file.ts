import { ApiError, type ApiClient } from '@foyer/shared';
import type { Problem, TempFile } from '@foyer/shared/api';
import { upload } from '@foyer/shared/upload';

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
  const failure = (status: number, problem: Problem | null, retryAfter?: string | null) =>
    new ApiError(status, address, problem, { retryAfter });
  return upload<TempFile>(address, file, { onShare, failure, signal, timeoutMs: LIMIT_MS });
}
