import type { IncomingHttpHeaders } from 'node:http';

/** Why S3 does not write. */
export interface Refusal {
  status: number;
  code: string;
}

/**
 * What S3 answers to a conditional write that does not meet its condition.
 * @param etag the object's, quoted; null where there is none
 */
export function refusalOf(headers: IncomingHttpHeaders, etag: string | null): Refusal | null {
  const { 'if-match': wanted, 'if-none-match': unwanted } = headers;
  // Writes take no other value.
  if (unwanted !== undefined && unwanted !== '*') return { status: 501, code: 'NotImplemented' };
  if (unwanted !== undefined && etag !== null) return { status: 412, code: 'PreconditionFailed' };
  if (wanted === undefined) return null;
  if (etag === null) return { status: 404, code: 'NoSuchKey' };
  return bare(wanted) === bare(etag) ? null : { status: 412, code: 'PreconditionFailed' };
}

const bare = (etag: string): string => etag.replaceAll('"', '');
