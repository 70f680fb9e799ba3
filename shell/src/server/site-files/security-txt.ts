import { LOCALES } from '@foyer/shared';

/** RFC 9116 wants a date less than a year ahead. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness.
 * @param contact a `mailto:` or `https://` address
 * @param origin scheme and host that visitors see
 */
export function securityTxt(contact: string, origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  return `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: ${LOCALES.join(', ')}\nCanonical: ${origin}/.well-known/security.txt\n`;
}
