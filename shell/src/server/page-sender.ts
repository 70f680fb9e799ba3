import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, LOCALES, localeOf, type Locale } from '@foyer/shared';
import { codingFor } from './accepted-coding.ts';
import type { KeptPage } from './cache/page-cache.ts';
import type { RedirectAnswer } from './compose/answer.ts';
import { splitUrl } from './compose/locate.ts';
import { isPreview } from './compose/preview.ts';
import { LAST_RESORT_HEADERS, LAST_RESORT_HTML, TOO_BUSY_HTML, TOO_LARGE_HTML } from './last-resort.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { PREVIEW_HEADERS, SECURITY_HEADERS } from './security-headers.ts';

const RETRY_AFTER_S = '5';
const LAST_RESORT = Buffer.from(LAST_RESORT_HTML);
const ready = (pages: Record<Locale, string>) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, Buffer.from(pages[locale])])) as Record<Locale, Buffer>;
const TOO_BUSY = ready(TOO_BUSY_HTML);
const TOO_LARGE = ready(TOO_LARGE_HTML);

/** A page, and whether it is sent more than once. */
export type SentPage = KeptPage & { isKept: boolean };

type Headers = Record<string, string>;

/** Writes answers to requests for pages: status, headers, bytes. Counts them. */
export class PageSender {
  readonly #metrics: Metrics;
  readonly #sharedCacheS: number;

  /** @param sharedCacheS for how many seconds caches in front may keep pages of anonymous visitors; 0 for not at all */
  constructor(metrics: Metrics, sharedCacheS: number) {
    this.#metrics = metrics;
    this.#sharedCacheS = sharedCacheS;
  }

  /** Sends a page in the best coding that is taken, or says that it is the one that the browser has. */
  async page(
    request: IncomingMessage,
    response: ServerResponse,
    { status, body, tags, contentSecurityPolicy, isKept }: SentPage,
  ): Promise<void> {
    const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
    const headers: Headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': request.headers.cookie?.includes('sessionid=') ? 'private, no-cache' : 'no-cache',
      vary: 'Accept-Encoding, Cookie',
    };
    if (isKept && this.#sharedCacheS > 0) Object.assign(headers, sharedHeaders(this.#sharedCacheS, tags));
    if (isPreview(splitUrl(request.url ?? '/').search)) Object.assign(headers, PREVIEW_HEADERS);
    else if (status === 200) headers.etag = body.tag(coding);
    if (headers.etag && knows(request, headers.etag)) return this.#send(response, 304, headers);
    if (coding !== 'identity') headers['content-encoding'] = coding;
    if (status === 503) headers['retry-after'] = RETRY_AFTER_S;
    this.#send(response, status, headers, await body.coded(coding, isKept), request.method);
  }

  redirect(response: ServerResponse, { status, location }: RedirectAnswer): void {
    this.#redirect(response, status, { location, 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' });
  }

  /** After a form was taken: the page to read next. */
  seeOther(response: ServerResponse, location: string): void {
    this.#redirect(response, 303, { location, 'cache-control': 'no-store' });
  }

  /** Refuses whoever would have to wait too long, with a prepared page that costs next to nothing. */
  tooBusy(request: IncomingMessage, response: ServerResponse): void {
    if (response.destroyed) return;
    const headers = { ...LAST_RESORT_HEADERS, 'retry-after': RETRY_AFTER_S };
    this.#send(response, 503, headers, TOO_BUSY[languageOf(request)], request.method);
  }

  /** Says that a form has more in it than may be sent at once. */
  tooLarge(request: IncomingMessage, response: ServerResponse): void {
    this.#send(response, 413, LAST_RESORT_HEADERS, TOO_LARGE[languageOf(request)]);
  }

  /** When not even an error page could be made. */
  lastResort(request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) response.destroy();
    else this.#send(response, 500, LAST_RESORT_HEADERS, LAST_RESORT, request.method);
  }

  /** A status without a page. */
  nothing(response: ServerResponse, status: number, headers: Headers): void {
    this.#send(response, status, { 'content-type': 'text/plain', ...headers }, Buffer.alloc(0));
  }

  #redirect(response: ServerResponse, status: number, { location, ...headers }: Headers & { location: string }): void {
    this.#metrics.request('redirect', status);
    response.writeHead(status, {
      ...SECURITY_HEADERS,
      ...headers,
      location: inHeader(location),
      'content-length': 0,
    });
    response.end();
  }

  #send(response: ServerResponse, status: number, headers: Headers, body?: Buffer, method = 'GET'): void {
    this.#metrics.request('page', status);
    response.writeHead(status, { ...SECURITY_HEADERS, ...headers, ...(body && { 'content-length': body.length }) });
    response.end(method === 'HEAD' ? undefined : body);
  }
}

const languageOf = ({ url = '/' }: IncomingMessage): Locale => localeOf(splitUrl(url).pathname) ?? DEFAULT_LOCALE;

/** Editors write addresses as they read them, with umlauts and dashes; a header takes neither. */
const inHeader = (address: string): string => address.toWellFormed().replace(/[^\u0021-\u007e]+/g, encodeURIComponent);

/** For caches in front (RFC 9213): browsers still ask each time, and what has changed is known by its tags. */
const sharedHeaders = (seconds: number, tags: string[]): Headers => ({
  'cache-control': `max-age=0, s-maxage=${seconds}`,
  'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${seconds}`,
  'cache-tag': tags.join(','),
  'surrogate-key': tags.join(' '),
});

/** Has whoever asks these very bytes already? */
function knows({ headers }: IncomingMessage, tag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === tag);
}
