import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@foyer/shared/settings';
import { POSTED_FORM } from '@foyer/shared/forms';
import { DEFAULT_LOCALE, FoyerError, LOCALES, localeOf, type PostedForm } from '@foyer/shared';
import { abandoned } from './abandoned.ts';
import { AdaptiveLimit } from './admission/adaptive-limit.ts';
import { Admission } from './admission/admission.ts';
import { PageBody } from './cache/page-body.ts';
import type { KeptPage, PageCache } from './cache/page-cache.ts';
import { SingleFlight } from './cache/single-flight.ts';
import type { Answer as ComposedAnswer, PageAnswer, RedirectAnswer } from './compose/answer.ts';
import { compose } from './compose/compose.ts';
import { cookieIn, sessionIn, withoutSession } from './compose/cookies.ts';
import type { House, PageRequest } from './compose/house.ts';
import { splitUrl } from './compose/locate.ts';
import { asksToEdit } from './compose/login.ts';
import { isPreview } from './compose/preview.ts';
import { EntryKeys } from './forms/entry-keys.ts';
import { PostedForms } from './forms/read-posted.ts';
import { sendEntry, textOf } from './forms/send-entry.ts';
import { deadline } from './deadline.ts';
import { withoutTracking } from './compose/tracking-parameters.ts';
import type { Metrics, PageSource } from './monitoring/metrics.ts';
import { PageSender, type SentPage } from './page-sender.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** Longer addresses are answered, but not kept. */
const MAX_KEY_LENGTH = 1000;
const LOCALISED = new RegExp(`^/(?:${LOCALES.join('|')})(?:[/?]|$)`);
const ALERT_COOKIE = 'breaking_news_closed';

/** Whoever asks for a version that is not there, or means to edit what is not online yet, has not found a dead link. */
function isOfEditor({ url, cookie }: PageRequest): boolean {
  const { search } = splitUrl(url);
  return asksToEdit(search) || (sessionIn(cookie) !== null && new URLSearchParams(search).has('v'));
}

type Answer = SentPage | RedirectAnswer;

/** A page takes no longer, in milliseconds: whoever asked has given up, or reads the refusal. */
const PAGE_LIMIT_MS = 10_000;
/** People who are logged in have a way of their own, so that a crowd of visitors does not keep them from their work: so many at once. */
const MEMBERS_AT_ONCE = 4;

const lanesOf = () => ({
  visitors: new Admission(),
  members: new Admission({ limit: new AdaptiveLimit({ least: MEMBERS_AT_ONCE }) }),
});

/** Answers requests for pages: from the cache, by joining a composition under way, or by composing. */
export class Pages {
  readonly #house: House;
  readonly #cache: PageCache;
  readonly #metrics: Metrics;
  readonly #sender: PageSender;
  readonly #siteUrl: string | null;
  /** Null: refused. */
  readonly #flights = new SingleFlight<Answer | null>();
  readonly #lanes = lanesOf();
  readonly #forms = new PostedForms();
  readonly #entryKeys = new EntryKeys();

  constructor(house: House, cache: PageCache, metrics: Metrics, settings: Pick<Settings, 'siteUrl' | 'sharedCacheS'>) {
    this.#house = house;
    this.#cache = cache;
    this.#metrics = metrics;
    this.#sender = new PageSender(metrics, settings.sharedCacheS);
    this.#siteUrl = settings.siteUrl;
    for (const [name, lane] of Object.entries(this.#lanes)) metrics.watch(name, lane);
  }

  /** Answers a GET or HEAD request. Never throws. @param origin scheme and host as the visitor sees them. */
  async answer(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const begin = performance.now();
    try {
      const page = await this.#pageRequest(request, response, origin);
      const [source, answer] = await this.#find(page, response);
      this.#metrics.page(source, performance.now() - begin);
      if (answer?.status === 404 && !isOfEditor(page)) this.#reportMissing(page);
      await this.#send(request, response, answer);
    } catch (cause) {
      this.#house.report(new FoyerError('FOYER-211', `a page could not be composed: ${String(cause)}`, { cause }));
      this.#sender.lastResort(request, response);
    }
  }

  /**
   * Takes a form that was posted without JavaScript: sends it on, and leads back to its page, which says thank you; or shows
   * the page again with what was entered and what is wrong. Never throws.
   */
  async take(
    request: IncomingMessage,
    response: ServerResponse,
    origin: string,
    client: Record<string, string>,
  ): Promise<void> {
    try {
      const from = client['x-forwarded-for'] ?? '';
      const entry = await this.#forms.read(request, from, (data) => this.#sendOn(data, request, client));
      if (entry === 503) return this.#sender.tooBusy(request, response);
      if (entry === 413) return this.#sender.tooLarge(request, response);
      if (entry === 405) return this.#sender.nothing(response, entry, { allow: 'GET, HEAD' });
      if ('sent' in entry) return this.#sender.seeOther(response, entry.sent);
      const page = { ...(await this.#pageRequest(request, response, origin)), ...entry, signal: abandoned(response) };
      await this.#send(request, response, await this.#compose(page, null, 0));
    } catch (cause) {
      // As people do, and no failure of ours.
      if (request.socket.destroyed) return;
      this.#house.report(new FoyerError('FOYER-211', `a form could not be taken: ${String(cause)}`, { cause }));
      this.#sender.lastResort(request, response);
    }
  }

  /** @returns where whoever sent it reads on, or what comes back to them; 405 for what is no form of a page of ours */
  async #sendOn(
    data: FormData,
    { url = '/', headers }: IncomingMessage,
    client: Record<string, string>,
  ): Promise<{ sent: string } | { posted: PostedForm } | 405> {
    const { pathname, search } = splitUrl(url);
    const locale = localeOf(pathname);
    if (!locale || !data.has(POSTED_FORM.form)) return 405;
    const visitor = JSON.stringify([client, headers['user-agent']]);
    const idempotencyKey = await this.#entryKeys.of(data, visitor);
    const { url: apiUrl } = this.#house.content;
    const posted = await sendEntry(data, { apiUrl, locale, headers: client, idempotencyKey });
    if (posted) return { posted };
    const query = new URLSearchParams(search);
    query.set(POSTED_FORM.sent, textOf(data, POSTED_FORM.form));
    return { sent: `${pathname}?${query}` };
  }

  async #send(request: IncomingMessage, response: ServerResponse, answer: Answer | null): Promise<void> {
    if (!answer) this.#sender.tooBusy(request, response);
    else if ('location' in answer) this.#sender.redirect(response, answer);
    else await this.#sender.page(request, response, answer);
  }

  async #pageRequest(request: IncomingMessage, response: ServerResponse, origin: string): Promise<PageRequest> {
    const { headers, url = '/' } = request;
    // Only browsers that load a page know what to do with early hints.
    const wantsHints = headers['sec-fetch-mode'] === 'navigate' && request.method === 'GET';
    return {
      url,
      origin: this.#siteUrl ?? origin,
      cookie: await this.#cookieOf(request),
      acceptLanguage: headers['accept-language'] ?? '',
      now: new Date(),
      onPreloads: wantsHints ? (link) => response.writeEarlyHints({ link }) : undefined,
    };
  }

  /** Sessions that nobody has are no sessions: they would take what people who are logged in have for themselves. */
  async #cookieOf({ url = '/', headers: { cookie = '' } }: IncomingMessage): Promise<string> {
    const session = sessionIn(cookie);
    if (!session) return cookie;
    const locale = localeOf(splitUrl(url).pathname) ?? DEFAULT_LOCALE;
    return (await this.#house.content.isMember(locale, session)) ? cookie : withoutSession(cookie);
  }

  async #find(page: PageRequest, response: ServerResponse): Promise<[PageSource, Answer | null]> {
    const key = this.#keyOf(page);
    if (key === null)
      return refusedOr('composed', await this.#compose({ ...page, signal: abandoned(response) }, null, 0));
    const fresh = this.#cache.get(key);
    const kept = fresh ?? (this.#lanes.visitors.isBusy ? this.#cache.standIn(key) : null);
    if (kept && (await this.#siteState(page)) === 'online')
      return [fresh ? 'cache' : 'stale', { ...kept, isKept: true }];
    let source: PageSource = 'joined';
    const { mark } = this.#cache;
    const compose = (signal: AbortSignal) => {
      source = 'composed';
      return this.#compose({ ...page, signal }, key, mark);
    };
    const answer = await this.#flights.do(`${mark} ${key}`, compose, abandoned(response));
    if (!answer) return this.#withoutRoom(page, key);
    const isOutage = answer.status >= 500 && (await this.#siteState(page)) !== 'offline';
    const stale = isOutage ? this.#cache.stale(key) : null;
    return stale ? ['stale', { ...stale, isKept: true }] : [source, answer];
  }

  /** What the settings say: those that fail or say offline count within 10 s on every address, kept or not (specification §8). */
  async #siteState({ url }: PageRequest): Promise<'online' | 'offline' | 'unknown'> {
    try {
      const { value } = await this.#house.content.settings(localeOf(splitUrl(url).pathname) ?? DEFAULT_LOCALE);
      return value.is_site_online ? 'online' : 'offline';
    } catch {
      // Composing says what is wrong, and reports it.
      return 'unknown';
    }
  }

  /** What was good a minute ago, else nothing. */
  async #withoutRoom(page: PageRequest, key: string): Promise<[PageSource, Answer | null]> {
    const good = this.#cache.standIn(key);
    return good && (await this.#siteState(page)) === 'online'
      ? ['stale', { ...good, isKept: true }]
      : ['refused', null];
  }

  /** Composes when there is room. @returns null when there is none, nobody waits any more, or it takes too long */
  async #compose(page: PageRequest, key: string | null, mark: number): Promise<Answer | null> {
    const { signal, clear } = deadline(PAGE_LIMIT_MS, page.signal);
    const lane = sessionIn(page.cookie) ? this.#lanes.members : this.#lanes.visitors;
    const pass = await lane.enter(signal);
    let kind: string | null = null;
    try {
      if (!pass) return null;
      const answer = await compose({ ...page, signal }, this.#house);
      if (answer.kind === 'page' && answer.status === 200) kind = answer.route;
      // With other releases by now, or another alert, nobody knows which of them it was made of.
      return this.#keepIfGood(answer, key === this.#keyOf(page) ? key : null, mark);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      clear();
      pass?.leave(kind);
    }
  }

  #keepIfGood(answer: ComposedAnswer, key: string | null, mark: number): Answer {
    if (answer.kind === 'redirect') return answer;
    const kept = keptPage(answer);
    const isKept = key !== null && answer.isCacheable;
    if (isKept) this.#cache.keep(key, kept, mark);
    return { ...kept, isKept };
  }

  /** Names everything that an anonymous visitor's page depends on; null for pages that nobody else may see. */
  #keyOf({ url, cookie, origin }: PageRequest): string | null {
    if (url.length > MAX_KEY_LENGTH || (cookie !== '' && sessionIn(cookie))) return null;
    const query = url.indexOf('?');
    const address = query < 0 ? url : url.slice(0, query) + withoutTracking(url.slice(query));
    // The language of an address without one depends on more than the address.
    if (!LOCALISED.test(address) || (query >= 0 && isPreview(address.slice(query)))) return null;
    return `${this.#house.snapshots().open.id} ${this.#closedAlert(cookie, url)} ${origin}${address}`;
  }

  /** Pages differ by whether their visitor has closed the alert that is on show. */
  #closedAlert(cookie: string, url: string): string {
    const closed = cookie === '' ? null : cookieIn(cookie, ALERT_COOKIE);
    const locale = closed === null ? null : localeOf(splitUrl(url).pathname);
    return locale && closed === String(this.#house.content.alertId(locale)) ? 'closed' : '';
  }

  /** Once for every request (decision 6), however many joined the same composition. */
  #reportMissing({ url }: PageRequest): void {
    const { pathname, search } = splitUrl(url);
    // The address of a preview is a secret, also when it no longer holds.
    if (isPreview(search)) return;
    this.#house.content.reportMissing(pathname + withoutTracking(search));
  }
}

/** A page as it is kept. */
const keptPage = ({ status, tags, html, frames }: PageAnswer): KeptPage => ({
  status,
  tags,
  body: new PageBody(html),
  contentSecurityPolicy: contentSecurityPolicy(html, frames),
});

const refusedOr = (source: PageSource, answer: Answer | null): [PageSource, Answer | null] => [
  answer ? source : 'refused',
  answer,
];
