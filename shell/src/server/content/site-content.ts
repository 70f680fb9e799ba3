import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, FoyerError, LOCALES, type LayoutState, type Locale, houseOf, UNNAMED } from '@foyer/shared';
import type { HouseTexts, Redirect, Settings, UserDetails } from '@foyer/shared/api';
import { CachedRead, type Read } from './cached-read.ts';
import { AbsentError, type ContentService } from './content-service.ts';
import { readAlerts, readNav, readOpeningHours, readRedirects, readSettings, readUser } from './shapes.ts';

/** Without settings there is no page: they get more time, in milliseconds, also from a machine that has much to do. */
const SETTINGS_LIMIT_MS = 5000;
/** What a page can do without gets less. */
const LIMIT_MS = 500;
/** A missing custom error page is asked for again after so long, in milliseconds. */
const ERROR_PAGE_PAUSE_MS = 10_000;

const OWN_ERROR_PAGES = '/html/{status}.html';

/** Whether a session is somebody's who is logged in is asked again after so long, in milliseconds. */
const SESSION_KNOWN_MS = 60_000;
const SESSIONS_KNOWN = 10_000;

/** Of a site that is offline (specification §8). */
const OFFLINE_STATUS = 503;

const asText = (text: string): string => text;

const hashOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64');

const NO_NAV: LayoutState['nav'] = { menu: [], secondary: [], footer: [] };

/** What every page of the site needs from the content service, cached. */
export class SiteContent {
  readonly #service: ContentService;
  readonly #report: (error: FoyerError) => void;
  readonly #reads = new Map<string, CachedRead<unknown>>();
  /** By their hashes. Ids of sessions are random: none that is nobody's becomes somebody's. */
  readonly #sessions = new LRUCache<string, boolean>({ max: SESSIONS_KNOWN, ttl: SESSION_KNOWN_MS });
  readonly #errorPageUrl: string;
  /** Language and status -> instant until which nobody asks again. */
  readonly #noErrorPage = new Map<string, number>();

  /**
   * @param report told when a page has to do without something.
   * @param errorPageUrl where the house's own error pages are, with `{status}` in it; null for the content service's.
   */
  constructor(service: ContentService, report: (error: FoyerError) => void, errorPageUrl: string | null = null) {
    this.#errorPageUrl = errorPageUrl ?? OWN_ERROR_PAGES;
    this.#service = service;
    this.#report = report;
  }

  /** Base URL of the content service. */
  get url(): string {
    return this.#service.url;
  }

  /** @throws FoyerError FOYER-209 or 210: the site is offline then (specification §8). */
  settings(locale: Locale): Promise<Read<Settings>> | Read<Settings> {
    return this.#settings(locale).get();
  }

  #settings(locale: Locale): CachedRead<Settings> {
    return this.#cached('/pageeditor-api/settings', locale, readSettings, SETTINGS_LIMIT_MS);
  }

  /** Who the house is, as far as is known: also while nothing can be read. */
  async house(locale: Locale): Promise<HouseTexts> {
    try {
      return houseOf((await this.settings(locale)).value);
    } catch {
      return this.lastHouse(locale);
    }
  }

  /** Who the house was when that could be read last. */
  lastHouse(locale: Locale): HouseTexts {
    const known = this.#settings(locale).last ?? this.#settings(DEFAULT_LOCALE).last;
    return known ? houseOf(known.value) : UNNAMED;
  }

  nav(locale: Locale): Promise<Read<LayoutState['nav']>> {
    return this.#optional(this.#cached(`/${locale}/pageeditor-api/nav`, locale, readNav), NO_NAV);
  }

  openingHours(): Promise<Read<LayoutState['openingHours']>> {
    return this.#optional<LayoutState['openingHours']>(
      this.#cached('/api/opening-hours-today/', DEFAULT_LOCALE, readOpeningHours),
      null,
    );
  }

  alerts(locale: Locale): Promise<Read<LayoutState['alerts']>> {
    return this.#optional(this.#cached('/api/breaking-news/', locale, readAlerts), []);
  }

  redirects(locale: Locale): Promise<Read<Redirect[]>> {
    return this.#optional(this.#cached(`/${locale}/pageeditor-api/redirect`, locale, readRedirects), []);
  }

  /** Id of the alert that pages show now, as far as is known. */
  alertId(locale: Locale): number | undefined {
    return this.#cached('/api/breaking-news/', locale, readAlerts).last?.value[0]?.id;
  }

  /** Who is logged in; null for an unknown session, and when the content service cannot tell. */
  async user(locale: Locale, cookie: string): Promise<UserDetails | null> {
    try {
      const { text } = await this.#service.get(`/${locale}/api/user-details/`, {
        locale,
        cookie,
        limitMs: SETTINGS_LIMIT_MS,
      });
      const user = readUser(text);
      this.#sessions.set(hashOf(cookie), user.is_logged_in);
      return user.is_logged_in ? user : null;
    } catch (error) {
      this.#tell(error);
      return null;
    }
  }

  /** Whether a session is somebody's who is logged in, as of a minute ago: who invents one is a visitor like others. */
  async isMember(locale: Locale, cookie: string): Promise<boolean> {
    return this.#sessions.get(hashOf(cookie)) ?? (await this.user(locale, cookie)) !== null;
  }

  /**
   * The house's own page for an error status; null when there is none. A page in trouble waits for it only the first time:
   * later ones get what is known, and it is asked for again in the background.
   */
  async errorPage(status: number, locale: Locale): Promise<string | null> {
    const address = this.#errorPageAddress(status);
    const read = this.#cached(address, locale, asText);
    const key = `${locale} ${status}`;
    const isKnownMissing = this.#noErrorPage.has(key);
    if (Date.now() < (this.#noErrorPage.get(key) ?? 0)) return null;
    const asked = this.#askForErrorPage(read, key, address);
    if (read.last) return read.last.value;
    return isKnownMissing ? null : asked;
  }

  #errorPageAddress(status: number): string {
    return this.#errorPageUrl.replace('{status}', String(status));
  }

  async #askForErrorPage(read: CachedRead<string>, key: string, address: string): Promise<string | null> {
    try {
      const { value } = await read.get();
      this.#noErrorPage.delete(key);
      return value;
    } catch (error) {
      this.#noErrorPage.set(key, Date.now() + ERROR_PAGE_PAUSE_MS);
      if (error instanceof AbsentError) read.forget();
      if (!this.#isUnconfigured(error))
        this.#report(
          new FoyerError(
            'FOYER-214',
            `the custom HTML file ${address} could not be loaded: visitors see the site's own error page`,
            { cause: error instanceof AbsentError ? undefined : error },
          ),
        );
      return null;
    }
  }

  /** Most houses have no page of their own, and nothing to mend: only a setting promises that there is one. */
  #isUnconfigured(error: unknown): boolean {
    return error instanceof AbsentError && this.#errorPageUrl === OWN_ERROR_PAGES;
  }

  /** Fetches the pages for a site that is offline while it is not: then nothing can be fetched. Never throws. */
  async fetchOfflinePages(): Promise<void> {
    await Promise.all(LOCALES.map((locale) => this.errorPage(OFFLINE_STATUS, locale)));
  }

  /** The house's own page for a site that is offline, as it was when it could be fetched last; null when there is none. */
  offlinePage(locale: Locale): string | null {
    return this.#cached(this.#errorPageAddress(OFFLINE_STATUS), locale, asText).last?.value ?? null;
  }

  reportMissing(path: string): void {
    this.#service
      .reportMissing(path)
      .catch((cause: unknown) =>
        this.#tell(
          new FoyerError('FOYER-209', 'a missing page could not be reported to the content service', { cause }),
        ),
      );
  }

  /** Something has changed: everything with one of these tags, or (null) nobody knows what. */
  expire(tags: Set<string> | null): void {
    for (const read of this.#reads.values()) read.expire(tags);
    if (!tags) this.#noErrorPage.clear();
  }

  #cached<T>(path: string, locale: string, parse: (text: string) => T, limitMs = LIMIT_MS): CachedRead<T> {
    const key = `${locale} ${path}`;
    let read = this.#reads.get(key);
    if (!read) {
      read = new CachedRead<unknown>((limit) => this.#service.get(path, { locale, limitMs: limit }), parse, limitMs);
      this.#reads.set(key, read);
    }
    return read as CachedRead<T>;
  }

  /** Its last value when it cannot be had; failing that, nothing. */
  async #optional<T>(read: CachedRead<T>, nothing: T): Promise<Read<T>> {
    try {
      return await read.get();
    } catch (error) {
      this.#tell(error);
      return { ...(read.last ?? { value: nothing, tags: [] }), isFallback: true };
    }
  }

  #tell(error: unknown): void {
    this.#report(
      error instanceof FoyerError
        ? error
        : new FoyerError('FOYER-210', `the content service's answer could not be used: ${String(error)}`, {
            cause: error,
          }),
    );
  }
}
