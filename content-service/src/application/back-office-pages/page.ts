import { themeCss } from '@foyer/shared/theme';
import { escaped } from '../../platform/http/html-page.ts';
import type { Locale } from '../../platform/languages.ts';
import { ASSETS_BASE, type BuiltFiles, fontUrls } from '../../platform/http/back-office-files.ts';

/** Who works here, for the application to start with: one request less. */
export interface PageUser {
  username: string;
  name: string;
  role: string;
  locale: Locale;
}

const TEXTS = {
  de: {
    title: 'Back-Office',
    loading: 'Das Back-Office wird geladen …',
    noScript: 'Das Back-Office braucht JavaScript.',
  },
  en: { title: 'Back office', loading: 'The back office is loading …', noScript: 'The back office needs JavaScript.' },
} as const;

/** What stands there until the application does. */
const STYLE = `html,body{height:100%}body{margin:0;background:var(--paper);color:var(--ink);font:400 .9375rem/1.5 var(--font-text)}
#loading{display:grid;place-items:center;height:100%;color:var(--mute)}`;

/** What the page may load and do: scripts by nonce, styles by nonce, nothing of another host. */
export const pagePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data: blob:; media-src 'self' blob:; ` +
  `connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'`;

/** The one page of the back-office: which of its screens is shown its application reads from the address. */
export function backOfficePage(files: BuiltFiles, user: PageUser, nonce: string): string {
  const { locale } = user;
  const t = TEXTS[locale];
  const at = (file: string) => ASSETS_BASE + file;
  const fonts = fontUrls(files);
  const css = themeCss(fonts) + STYLE;
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${t.title}</title><link rel="icon" href="/favicon.ico">` +
    `<link rel="preload" as="font" type="font/woff2" href="${fonts.text}" crossorigin><style nonce="${nonce}">${css}</style>` +
    files.scripts.map((file) => `<script nonce="${nonce}" src="${at(file)}" defer></script>`).join('') +
    // As data: nothing in it can end the element.
    `<script id="user" type="application/json">${JSON.stringify(user).replaceAll('<', '\\u003c')}</script></head>` +
    `<body><div id="app"><p id="loading" role="status">${escaped(t.loading)}</p></div><noscript>${escaped(t.noScript)}</noscript></body></html>`
  );
}
