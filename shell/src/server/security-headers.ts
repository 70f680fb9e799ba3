import type { Settings } from '@foyer/shared/api';
import type { PageHtml } from './compose/answer.ts';
import { inlineContent } from './compose/inline-content.ts';

/** Of an element without content: scripts fill it by the object model, which the policy lets them. */
const EMPTY_STYLE = inlineContent('').hash;

/** `player.example`, or `*.player.example` for everything below it. */
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** Whose content may stand in frames: the hosts of the services that visitors can allow, and nobody else's. */
export function frameSources({
  consent_services,
  embed_hosts = {},
}: Pick<Settings, 'consent_services' | 'embed_hosts'>): string[] {
  const hosts = consent_services.external_media.flatMap((service) =>
    Object.hasOwn(embed_hosts, service) ? (embed_hosts[service] ?? []) : [],
  );
  return [...new Set(hosts.filter((host) => HOST.test(host)).map((host) => `https://${host}`))];
}

/**
 * What a page may load and do. Of scripts and style elements only those run that the page was made with, known by their hashes, and what these scripts
 * load: so a page is the same for everybody, and can be kept compressed.
 * @param frames of other providers; see `frameSources`.
 */
export function contentSecurityPolicy(
  { scripts, css }: Pick<PageHtml, 'scripts' | 'css'>,
  frames: readonly string[] = [],
): string {
  return (
    `default-src 'self'; script-src ${[...scripts, "'strict-dynamic'"].join(' ')}; style-src 'self' ${css.hash} ${EMPTY_STYLE}; img-src 'self' data: blob:; ` +
    `media-src 'self' blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src ${["'self'", ...frames].join(' ')}; ` +
    `object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'`
  );
}

/** What no page of the site uses, frames in it included. */
const UNUSED_FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'browsing-topics',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'idle-detection',
  'xr-spatial-tracking',
];

/** For a year. Names below the site's are their owners' business. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Of a working copy that somebody has a link to: nothing keeps it, finds it, or is told its address. */
export const PREVIEW_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const;

/** Headers of every answer of the gateway itself. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
} as const;
