import { ApiClient, type Reads } from '../api-client/api-client.ts';
import type { Head, LayoutState, PageLocation, SiteState, Snapshot } from '../contract.ts';
import { EventBus } from '../events/event-bus.ts';
import { createI18n, type I18n } from '../i18n/i18n.ts';
import { NavigationStore } from '../navigation/navigation-store.ts';
import { ConnectionStore } from './connection-store.ts';
import { ConsentStore } from './consent-store.ts';
import { CurrentPageStore } from './current-page-store.ts';
import { DeviceStore } from './device-store.ts';
import { EditingStore } from './editing-store.ts';
import { FavouritesStore } from './favourites-store.ts';
import { LayoutStore } from './layout-store.ts';
import { ProgrammeStore } from './programme-store.ts';
import { SettingsStore } from './settings-store.ts';
import { StickyStore } from './sticky-store.ts';
import { UserStore } from './user-store.ts';

/** What a site starts from: a part of the page's JSON in the browser, of a fragment request on the server. */
export interface SiteSource {
  snapshot: Snapshot;
  location: PageLocation;
  site: SiteState;
  head?: Head;
  status?: number;
  layout?: LayoutState;
}

/** What differs between server and browser. */
export interface SiteEnvironment {
  apiUrl?: string;
  cookie?: string;
  csrfToken?: () => string | null;
  freshForMs?: number;
  joinForMs?: number;
  /** Answers shared with other sites; on the server between requests for the same state of the content. */
  reads?: Reads;
  /** How long an answer may take. */
  timeoutMs?: number;
  /** Aborted when no answer is waited for any more; instead of a limit. */
  signal?: AbortSignal;
  onTags?: (tags: string[]) => void;
  onFailure?: (url: string) => void;
  /** Texts already loaded; on the server one per bundle, since texts do not depend on the request. */
  i18n?: I18n;
  /** The clock; on the server and during hydration the instant of the page. */
  now?: () => Date;
}

const NO_LAYOUT: LayoutState = { nav: { menu: [], secondary: [], footer: [] }, openingHours: null, alerts: [] };

/** The state that all parts of the site share, made of small stores. One per browser page; on the server one per request. */
export class Site {
  readonly snapshot: Snapshot;
  readonly i18n: I18n;
  readonly events = new EventBus();
  readonly navigation: NavigationStore;
  readonly settings: SettingsStore;
  readonly user: UserStore;
  readonly layout: LayoutStore;
  readonly connection = new ConnectionStore();
  readonly consent = new ConsentStore();
  readonly device = new DeviceStore();
  readonly sticky = new StickyStore();
  readonly programme = new ProgrammeStore();
  readonly currentPage = new CurrentPageStore();
  readonly editing = new EditingStore();
  readonly favourites = new FavouritesStore();
  readonly api: ApiClient;
  /** The instant at which the page was made. */
  readonly now: Date;
  /** Scheme and host that visitors see. */
  readonly origin: string;
  /** The clock. Views render with `now` and may follow the clock from an effect. */
  readonly clock: () => Date;

  constructor(source: SiteSource, environment: SiteEnvironment = {}) {
    this.snapshot = source.snapshot;
    this.i18n = environment.i18n ?? createI18n();
    this.now = new Date(source.site.now);
    this.origin = source.site.origin;
    this.clock = environment.now ?? (() => this.now);
    this.navigation = new NavigationStore({
      location: source.location,
      head: source.head ?? { title: '' },
      status: source.status ?? 200,
    });
    this.settings = new SettingsStore(source.site.settings);
    this.user = new UserStore(source.site.user);
    this.layout = new LayoutStore(source.layout ?? NO_LAYOUT);
    this.api = new ApiClient(
      {
        baseUrl: environment.apiUrl ?? '',
        locale: () => this.navigation.locale,
        fetch: (...call) => globalThis.fetch(...call),
        signal: environment.signal,
        cookie: environment.cookie,
        csrfToken: environment.csrfToken,
        freshForMs: environment.freshForMs,
        joinForMs: environment.joinForMs,
        timeoutMs: environment.timeoutMs,
        onTags: environment.onTags,
        onFailure: environment.onFailure,
        onUnauthorized: () => this.logInAgain(),
      },
      environment.reads,
    );
  }

  /** Offers to log in, where a part of the page can. @returns whether that was done */
  async logInAgain(): Promise<boolean> {
    const logins: Promise<boolean>[] = [];
    this.events.publish('session.ended', { repeatAfter: (login) => void logins.push(login) });
    return (await Promise.all(logins)).includes(true);
  }

  /** Settings, user and clock as a loader may read them. */
  get state(): SiteState {
    return {
      now: this.clock().toISOString(),
      origin: this.origin,
      settings: this.settings.value,
      user: this.user.details,
    };
  }
}

/** Makes the shared state. Stores that need nothing of the environment work without one. */
export function createSite(source: SiteSource, environment?: SiteEnvironment): Site {
  return new Site(source, environment);
}
