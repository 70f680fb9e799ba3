import { createHash } from 'node:crypto';
import { type Tagged, TaggedCache } from '../changes/tagged-cache.ts';

/** An answer as sent. */
export interface CachedAnswer extends Tagged {
  body: string;
  etag: string;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Answers to anonymous reads. */
export class ResponseCache extends TaggedCache<CachedAnswer> {
  constructor() {
    super(({ body }) => body.length, MAX_BYTES);
  }
}

/** Makes an answer's text and its entity tag, a hash of the text. @param tags what it was made of */
export function answerOf(value: unknown, tags: readonly string[]): CachedAnswer {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag, tags: [...new Set(tags)] };
}

/** Does `If-None-Match` name this answer? */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '');
    return value === etag || value === '*';
  });
}
