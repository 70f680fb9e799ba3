/**
 * The contract between shell and remotes: everything that crosses their border, as plain JSON.
 * A change that an older remote or shell would not understand raises CONTRACT_VERSION.
 */

/** The version of this contract. The shell accepts remotes of this version only; checked when a release is published. */
export const CONTRACT_VERSION = 1;

/** Languages of the site, in the order in which they are offered. */
export const LOCALES = ['de', 'en'] as const;
/** One of them, as the first segment of an address names it. */
export type Locale = (typeof LOCALES)[number];
/** Of addresses without a language, and of what has none. */
export const DEFAULT_LOCALE: Locale = 'de';
/** Which way each language is written. */
export const DIRECTIONS: Readonly<Record<Locale, 'ltr' | 'rtl'>> = { de: 'ltr', en: 'ltr' };

/** What crosses the border between shell and remotes. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** Likewise, with names. */
export type JsonObject = { [key: string]: Json };

/** One path per language. Patterns are those of react-router (`/programm/:slug/:id`, `/*`), without the language segment. */
export type PathPerLocale = Record<Locale, string>;

/** A named route that a remote contributes. */
export interface RouteDeclaration {
  /** The fragment that renders the route's page. */
  fragment: string;
  /** First set of listing base names (specification §2). */
  paths: PathPerLocale;
  /** Second set of listing base names, where it differs. */
  secondPaths?: PathPerLocale;
  /** API calls the fragment will make, so that data and code load in parallel: `/{locale}/api/events/{id}/`. */
  data?: string[];
}

/** A widget that other remotes may embed through `Slot`. */
export interface WidgetDeclaration {
  fragment: string;
}

/**
 * `required`: without it the page answers with an error status, in the full layout.
 * `optional`: without it the page shows the fragment's last good HTML, else a small fallback.
 */
export type Criticality = 'required' | 'optional';

/** `foyer.json`: what a remote contributes, readable without running its code. */
export interface RemoteDeclaration {
  name: string;
  /** Who to ask when it breaks: a mail address or a channel. */
  owner: string;
  contract: number;
  criticality: Criticality;
  /** Only for visitors who have this permission; nobody else downloads a byte of the remote. */
  permission?: 'editor';
  /** How long its fragments may take on the server, in milliseconds; twice as long where one is the page. Default 500. */
  timeLimitMs?: number;
  /** Fragment name -> how long this one may take instead, in milliseconds. */
  fragmentTimeLimitsMs?: Record<string, number>;
  /** Fragment name -> source file that exports its definition as default. */
  fragments: Record<string, string>;
  routes: Record<string, RouteDeclaration>;
  widgets: Record<string, WidgetDeclaration>;
  budgets: {
    /** Entry plus the largest single fragment, brotli, in bytes. */
    entryAndFragment: number;
  };
}

/** One file of a release. */
export interface ReleaseFile {
  bytes: number;
  brotli: number;
  /** `sha384-…`, as in Subresource Integrity. */
  integrity: string;
}

/** `release.json`: a published, immutable build of a remote. Paths are relative to the release's folder. */
export interface ReleaseManifest extends RemoteDeclaration {
  /** `<version>-<hash of the contents>`: also the folder's name. */
  release: string;
  version: string;
  builtAt: string;
  /** Version ranges of the singletons that the shell provides. */
  shared: Record<string, string>;
  /** Browser files each fragment needs besides the entry. */
  assets: Record<string, string[]>;
  /** Federation entry for the browser and bundle for the server. */
  entry: 'client/remoteEntry.js';
  server: 'server/index.cjs';
  files: Record<string, ReleaseFile>;
}

/** What a page knows of one remote: taken from its release, and pinned for the page's life. */
export interface SnapshotRemote {
  release: string;
  owner: string;
  contract: number;
  criticality: Criticality;
  permission?: 'editor';
  timeLimitMs: number;
  /** Those of fragments that have one of their own. */
  fragmentTimeLimitsMs?: Record<string, number>;
  /** Path of the release's folder on the site: `/releases/events/1.0.0-ab12cd34`. */
  base: string;
  /** What its entry must be, as in Subresource Integrity; missing while it changes, in development. */
  integrity?: string;
  /** Fragment name -> browser files, relative to `base`. */
  assets: Record<string, string[]>;
  routes: Record<string, { fragment: string; paths: PathPerLocale; data?: string[] }>;
  widgets: Record<string, WidgetDeclaration>;
}

/** The registry at one moment. A page never mixes two. */
export interface Snapshot {
  id: string;
  remotes: Record<string, SnapshotRemote>;
}

/** A place within the site. */
export interface PageLocation {
  locale: Locale;
  /** With the language segment: `/de/programm`. */
  pathname: string;
  /** With the question mark, or empty. */
  search: string;
  /** With the number sign, or empty; always empty on the server. */
  hash: string;
  /** Name of the matched route: `events-slug-id`. */
  route: string;
  /** Decoded path parameters; a catch-all is `*`. */
  params: Record<string, string>;
}

/** What a fragment wants in the document's head. URLs are paths on the site. */
export interface Head {
  title: string;
  description?: string;
  /** The same page in each language (specification: switch, hreflang). */
  alternates?: Partial<Record<Locale, string>>;
  robots?: string;
  /** OpenGraph and others: property -> content. */
  meta?: Record<string, string>;
  /** Images worth loading first. */
  preloadImages?: { href: string; srcset?: string; sizes?: string; type?: string }[];
  /** Added to the body's class list. */
  bodyClass?: string;
  /** The pages above this one, from the root down, and the page itself; without the home page. */
  breadcrumbs?: Crumb[];
  /** What the page is about, as search engines read it: schema.org's words, whole addresses. */
  jsonLd?: { '@type': string } & Record<string, unknown>;
}

/** One step of the way to a page. */
export interface Crumb {
  title: string;
  href: string;
}

/** Settings, user and clock as every fragment may read them. Serialised into the page. */
export interface SiteState {
  /** ISO instant at which the page was rendered; hydration uses the same. */
  now: string;
  /** Scheme and host that visitors see, for those who need whole addresses. */
  origin: string;
  settings: import('./api/index.ts').Settings;
  /** Null for anonymous visitors. */
  user: import('./api/index.ts').UserDetails | null;
  /** What the visitor has just posted without JavaScript, where it could not be taken. */
  posted?: PostedForm;
}

/** A form that came back: what was entered stays, and each field says what is wrong with it. */
export interface PostedForm {
  /** Id of the form. */
  form: number;
  /** Name of the field in the HTML -> what was entered. */
  values: Record<string, string[]>;
  /** Name of the field -> file that has arrived already. */
  uploads: Record<string, { id: string; name: string }>;
  /** Name of the field -> sentence. Empty when the form could not be taken at all. */
  errors: Record<string, string>;
}

/** What the shell asks of a remote's server bundle. */
export interface FragmentRequest {
  /** Unique on the page; also the prefix of its React ids. */
  id: string;
  fragment: string;
  location: PageLocation;
  props: JsonObject;
  site: SiteState;
  snapshot: Snapshot;
  /** Base URL of the content service, for the server's own calls. */
  apiUrl: string;
  /** How long the fragment may take, in milliseconds: who reads for it need not wait longer. */
  timeLimitMs?: number;
  /** Forwarded to the content service, for logged-in visitors only. */
  cookie?: string;
  /** Names the state of the content: what was read under a mark is true as long as requests carry it. */
  contentMark?: string;
}

/** A widget that a fragment wants inside itself. Its HTML goes where `marker` stands. */
export interface SlotRequest {
  id: string;
  widget: string;
  props: JsonObject;
  marker: string;
}

/** When the browser takes a server-rendered fragment over. */
export type Hydrate = 'load' | 'idle' | 'visible' | 'interaction' | 'never';

/** What a remote's server bundle answers. */
export interface FragmentResult {
  status: number;
  /** Set for 301/302: where to. */
  redirect?: string;
  html: string;
  head: Head | null;
  /** Emotion's rules by id. */
  styles: Record<string, string>;
  /** What `load` gave: goes into the page, hydration starts from it. Null for a page that is taken over on interaction. */
  data: Json;
  /** What the definition says. */
  hydrate?: Hydrate;
  slots: SlotRequest[];
  /** Cache tags of everything read. */
  tags: string[];
  /** True where something could not be read and the fragment does without: a page with it is not kept. */
  isPartial?: boolean;
}

/** State of one fragment in the page's JSON. */
export interface FragmentState {
  remote: string;
  fragment: string;
  props: JsonObject;
  /** Null for a fragment that is taken over on interaction: its HTML says the same, and is all that most visitors need. */
  data: Json;
  /** Set for a fragment whose code and data come on interaction. */
  hydrate?: 'interaction';
  /** True when the HTML is an older, good one or a fallback: the browser renders anew instead of hydrating. */
  stale?: boolean;
}

/** The JSON in `<script id="foyer-state">`. */
export interface PageState {
  snapshot: Snapshot;
  location: PageLocation;
  head: Head;
  status: number;
  site: SiteState;
  /** Header and footer. */
  layout: LayoutState;
  fragments: Record<string, FragmentState>;
}

/** What header and footer show besides the settings. */
export interface LayoutState {
  nav: import('./api/index.ts').Nav;
  openingHours: import('./api/index.ts').OpeningHoursToday | null;
  alerts: import('./api/index.ts').Alert[];
}

/** Id of the route's own fragment in `PageState.fragments`. */
export const PAGE_FRAGMENT = 'page';
