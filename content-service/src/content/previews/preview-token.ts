import { createHmac } from 'node:crypto';
import { sameToken } from '../../platform/http/csrf.ts';
import type { previewLinks } from './tables.ts';

type PreviewLink = typeof previewLinks.$inferSelect;

const TOKEN = /^([1-9]\d{0,8})-([\w-]{43})$/;

/** What stands in the address of a preview: which link it is, and a signature over what it may show and until when. */
export const tokenOf = (link: PreviewLink): string => `${link.id}-${signatureOf(link)}`;

/** Number of the link that a token says it belongs to; null for what cannot be a token. */
export function linkIn(token: string): number | null {
  const [, id] = TOKEN.exec(token) ?? [];
  return id === undefined ? null : Number(id);
}

/** Whether a token is a link's own, and the link still holds. */
export const isValid = (token: string, link: PreviewLink, now: Date): boolean =>
  sameToken(token, tokenOf(link)) && now < link.expiresAt;

function signatureOf({ id, contentType, objectId, key, expiresAt }: PreviewLink): string {
  return createHmac('sha256', key)
    .update(`preview ${id} ${contentType} ${objectId} ${expiresAt.toISOString()}`)
    .digest('base64url');
}
