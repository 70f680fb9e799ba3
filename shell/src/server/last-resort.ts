import { createHash } from 'node:crypto';
import type { Locale } from '@foyer/shared';
import { MAX_FILE_BYTES } from '@foyer/shared/forms';
import { MAX_FORM_BYTES } from './forms/read-posted.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:#f1f4f6;color:#0e1020;font:1.125rem/1.5 system-ui,sans-serif}main{max-width:34rem}h1,h2{line-height:1.1}h2{margin-top:3rem}a{color:inherit}:focus-visible{outline:3px solid #4a2bf0;outline-offset:3px}';

/** Headers that pages of this kind are sent with. */
export const LAST_RESORT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'cache-control': 'no-store',
} as const;

/** A page that depends on nothing and costs nothing. */
function plainPage(locale: Locale, title: string, main: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${main}</main></body></html>`;
}

/** What visitors see when not even an error page could be made. */
export const LAST_RESORT_HTML = plainPage(
  'de',
  'Fehler · Error',
  '<h1>Diese Seite kann gerade nicht gezeigt werden.</h1><p>Ein unbekannter Fehler ist aufgetreten (500). Bitte versuchen Sie es in ein paar Minuten noch einmal. <a href="/de">Zur Startseite</a></p><h2 lang="en">This page cannot be shown right now.</h2><p lang="en">An unknown error occurred (500). Please try again in a few minutes. <a href="/en">To the home page</a></p>',
);

/** What visitors see for whom there is no room in the queue. */
export const TOO_BUSY_HTML: Record<Locale, string> = {
  de: plainPage(
    'de',
    'Gerade ist viel los',
    '<h1>Gerade ist viel los.</h1><p>So viele Menschen besuchen diese Seiten, dass es einen Moment dauert. <a href="">Noch einmal versuchen</a></p>',
  ),
  en: plainPage(
    'en',
    'Very busy right now',
    '<h1>Very busy right now.</h1><p>So many people are visiting these pages that it takes a moment. <a href="">Try again</a></p>',
  ),
};

const megabytes = (bytes: number): string => `${bytes / 2 ** 20} MB`;

/** What visitors see whose form, posted without JavaScript, has more in it than may be sent at once. */
export const TOO_LARGE_HTML: Record<Locale, string> = {
  de: plainPage(
    'de',
    'Zu viel auf einmal',
    `<h1>Das war zu viel auf einmal.</h1><p>Ihr Formular wurde nicht gesendet, weil die Dateien zu groß sind: Jede darf höchstens ${megabytes(MAX_FILE_BYTES)} haben, alle zusammen ${megabytes(MAX_FORM_BYTES)}.</p><p>Gehen Sie im Browser zurück und wählen Sie kleinere Dateien. Was Sie geschrieben haben, steht noch im Formular.</p>`,
  ),
  en: plainPage(
    'en',
    'Too much at once',
    `<h1>That was too much at once.</h1><p>Your form was not sent because the files are too large: each may have at most ${megabytes(MAX_FILE_BYTES)}, all together ${megabytes(MAX_FORM_BYTES)}.</p><p>Go back in your browser and choose smaller files. What you have written is still in the form.</p>`,
  ),
};
