import { createHash } from 'node:crypto';
import { documentTitle, LOCALES, type Locale } from '@foyer/shared';
import { messages } from '../../layout/messages.ts';
import { renderNoConnection } from '../../layout/server.tsx';
import type { ShellAssets } from '../assets/shell-assets.ts';
import { escapeCss, escapeHtml } from '../compose/escape.ts';

/** A page that the service worker keeps. */
export interface OfflinePage {
  path: string;
  html: string;
  contentSecurityPolicy: string;
  /** Changes with the page. */
  revision: string;
}

/** As soon as there is a connection again, the address that was asked for is loaded. */
const SCRIPT = 'addEventListener("online",()=>location.reload())';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Where the page of a language lies. */
export const offlinePath = (locale: Locale) => `/offline/${locale}.html`;

/**
 * The offline pages, whole in themselves but for the fonts. Kept copies cannot have a nonce: their policy names what runs by its hash.
 * @param house its name
 */
export function offlinePages(assets: ShellAssets, house: string): Record<Locale, OfflinePage> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, offlinePage(locale, assets, house)])) as Record<
    Locale,
    OfflinePage
  >;
}

function offlinePage(locale: Locale, assets: ShellAssets, house: string): OfflinePage {
  const { html: body, styles } = renderNoConnection(locale, house);
  const css = assets.css + escapeCss(Object.values(styles).join(''));
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${escapeHtml(documentTitle(messages[locale].noConnection, house))}</title><meta name="robots" content="noindex"><style>${css}</style></head>` +
    `<body>${body}<script>${SCRIPT}</script></body></html>`;
  const contentSecurityPolicy =
    `default-src 'none'; script-src 'sha256-${hashOf(SCRIPT)}'; style-src 'sha256-${hashOf(css)}'; font-src 'self'; img-src 'self'; ` +
    `base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return { path: offlinePath(locale), html, contentSecurityPolicy, revision: hashOf(html).slice(0, 16) };
}
