import { createHash } from 'node:crypto';
import { type Tagged, TaggedCache } from '../changes/tagged-cache.ts';

/** An answer as sent. */
export interface CachedAnswer extends Tagged {
  body: string;
  etag: string;
  /** What a browser calls it when it saves it. */
  fileName?: string;
}

const MAX_BYTES = 64 * 1024 * 1024;

/** Answers to anonymous reads. */
export class ResponseCache extends TaggedCache<CachedAnswer> {
  constructor() {
    super(({ body }) => body.length, MAX_BYTES);
  }
}

/** Makes an answer's JSON and its entity tag, a hash of it. @param tags what it was made of */
export function answerOf(value: unknown, tags: readonly string[]): CachedAnswer {
  return textAnswer(JSON.stringify(value), tags);
}

/** The same of what is text already. */
export function textAnswer(body: string, tags: readonly string[]): CachedAnswer {
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
