import { type ApiClient, ApiError } from '@foyer/shared';

/** A record of the back-office, and what a change of it is based on. */
export interface Kept<Record> {
  record: Record;
  etag: string;
}

/** Reads a record. Its entity tag stands in a header, which the site's client does not give. @throws ApiError */
export async function readKept<Record>(api: Pick<ApiClient, 'url'>, path: string): Promise<Kept<Record>> {
  const url = api.url(path);
  const answer = await fetch(url, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    // As long as the site's client waits.
    signal: AbortSignal.timeout?.(15_000),
  });
  if (!answer.ok) throw new ApiError(answer.status, url, null);
  return { record: (await answer.json()) as Record, etag: answer.headers.get('etag') ?? '' };
}

/** What is wrong with which field, as `path.de`; empty for a failure of another kind. */
export const faultsIn = (error: unknown): Record<string, string> =>
  error instanceof ApiError && error.problem?.errors
    ? Object.fromEntries(Object.entries(error.problem.errors).map(([field, words]) => [field, words.join(' ')]))
    : {};
