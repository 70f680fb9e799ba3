import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@foyer/shared';
import { brand } from '../../layout/brand.ts';
import { messages } from '../../layout/messages.ts';
import { renderNoConnection } from '../../layout/server.tsx';
import type { ShellAssets } from '../assets/shell-assets.ts';
import { escapeCss } from '../compose/escape.ts';

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

/** The offline pages, whole in themselves but for the fonts. Kept copies cannot have a nonce: their policy names what runs by its hash. */
export function offlinePages(assets: ShellAssets): Record<Locale, OfflinePage> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, offlinePage(locale, assets)])) as Record<
    Locale,
    OfflinePage
  >;
}

function offlinePage(locale: Locale, assets: ShellAssets): OfflinePage {
  const { html: body, styles } = renderNoConnection(locale);
  const css = assets.css + escapeCss(Object.values(styles).join(''));
  const html =
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${messages[locale].noConnection} – ${brand.name}</title><meta name="robots" content="noindex"><style>${css}</style></head>` +
    `<body>${body}<script>${SCRIPT}</script></body></html>`;
  const contentSecurityPolicy =
    `default-src 'none'; script-src 'sha256-${hashOf(SCRIPT)}'; style-src 'sha256-${hashOf(css)}'; font-src 'self'; img-src 'self'; ` +
    `base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return { path: `/offline/${locale}.html`, html, contentSecurityPolicy, revision: hashOf(html).slice(0, 16) };
}
