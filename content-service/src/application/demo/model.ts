/**
 * What the demo house consists of, before it has database ids. References are string keys, unique per kind;
 * clock times are wall-clock times in Europe/Berlin (`instantOf` in `calendar.ts` gives the instant).
 */

import type { PictureKind } from '../../content/media/drawing/render.ts';
import type { DemoContainer, Localised, UrlValue } from './fields.ts';

export type * from './fields.ts';

/** `2026-12-04` */
export type LocalDay = string;
/** `2026-12-04T19:30`, Europe/Berlin */
export type LocalDateTime = string;
/** `19:30` */
export type LocalTime = string;

/** A generated picture; `renderPicture` draws it from kind, seed and size. */
export interface DemoPicture {
  key: string;
  filename: string;
  kind: PictureKind;
  seed: number;
  width: number;
  height: number;
  /** Where the picture's subject is, 0–1 from the left and from the top. */
  focalX: number;
  focalY: number;
  title: Localised;
  alt: Localised;
  credit: Localised;
}
/** A generated file of another kind (sound, document). */
export interface DemoFile {
  key: string;
  filename: string;
  mime: string;
  title: Localised;
  bytes: () => Buffer;
}

export interface DemoSettings {
  isSiteOnline: boolean;
  isShopOnline: boolean;
  webshopUrl: string;
  htmlHeader: Localised;
  htmlFooterTop: Localised;
  htmlFooterBottom: Localised;
  htmlFooterLogos: Localised;
  design: {
    menuStyle: 'style1' | 'style2';
    eventStyle: 'style1' | 'style2' | 'style3';
    basketLink: string;
    logoLink: string;
  };
  consentServices: { tracking: string[]; marketing: string[]; external_media: string[] };
  embedHosts: Record<string, string[]>;
}

export interface DemoLink {
  name: Localised;
  url: Localised;
}
export interface DemoMenuEntry extends DemoLink {
  hasTabNavigation: boolean;
  children: DemoLink[];
}
export interface DemoNav {
  menu: DemoMenuEntry[];
  secondary: DemoLink[];
  footer: DemoLink[];
}
export interface DemoRedirect {
  oldPath: string;
  newPath: string;
}

/** ISO weekday, 1 = Monday. A closed day has no times. */
export interface DemoOpeningHours {
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  from: LocalTime | null;
  to: LocalTime | null;
  closed: boolean;
}
export interface DemoOpeningException {
  day: LocalDay;
  from: LocalTime | null;
  to: LocalTime | null;
  closed: boolean;
  note: Localised;
}
export interface DemoAlert {
  key: string;
  title: Localised;
  text: Localised;
  link: UrlValue | null;
  linkTitle: Localised | null;
}

/** A term of one of the filter lists; `slug` is stable, the name is shown. */
export interface DemoTerm {
  key: string;
  slug: string;
  name: Localised;
}
export interface DemoRoom {
  key: string;
  name: Localised;
  venue: string;
}
export interface DemoVenue {
  key: string;
  slug: Localised;
  name: Localised;
  address: { street: string; zip: string; city: string; country: string };
  lat: number;
  lng: number;
  /** Rich text, like every `description`, `content` and `text` of this model unless said otherwise. */
  description: Localised;
  access: Access[];
  openingHours: Localised;
  picture: string;
  modules: DemoContainer[];
}
export interface DemoSeries {
  key: string;
  slug: Localised;
  name: Localised;
  description: Localised;
  picture: string;
  modules: DemoContainer[];
}

export interface DemoPerson {
  key: string;
  slug: string;
  firstName: string;
  lastName: string;
  role: Localised;
  category: string;
  biography: Localised;
  /** Null: there is no portrait. */
  picture: string | null;
  modules: DemoContainer[];
}
export interface DemoTeamMember {
  role: Localised;
  person: string;
}

export interface DemoProduction {
  key: string;
  slug: Localised;
  title: Localised;
  subtitle: Localised;
  preline: Localised;
  teaser: Localised;
  description: Localised;
  contentNotes: Localised | null;
  /** Key of an event type: what the filter "Exhibition Type" asks for. */
  type: string;
  season: string;
  genre: string | null;
  /** Keys of production tags. */
  tags: string[];
  dateFrom: LocalDay;
  dateTo: LocalDay;
  picture: string;
  stickyEvent: boolean;
  team: DemoTeamMember[];
  modules: DemoContainer[];
}

export type EventStatus =
  | 'sale'
  | 'canceled'
  | 'postponed'
  | 'sold_out'
  | 'past'
  | 'remaining_tickets'
  | 'free_entrance'
  | 'livestream'
  | 'none';
export type Access =
  'wheelchair' | 'sign_language' | 'audio_description' | 'surtitles' | 'relaxed' | 'hearing_loop' | 'easy_language';

/** One date. What repeats shares its texts through `production` or by the same `format`. */
export interface DemoEvent {
  key: string;
  slug: Localised;
  title: Localised;
  subtitle: Localised;
  preline: Localised;
  teaser: Localised;
  description: Localised;
  contentNotes: Localised | null;
  start: LocalDateTime;
  end: LocalDateTime;
  previousStart: LocalDateTime | null;
  /** Counts changes of the date, for calendars (iCalendar SEQUENCE). */
  sequence: number;
  /** Key of an event type. */
  type: string;
  status: EventStatus;
  ticketUrl: string | null;
  priceFrom: number | null;
  priceTo: number | null;
  room: string;
  series: string | null;
  genre: string | null;
  tags: string[];
  access: Access[];
  production: string | null;
  /** Key of what recurs ("Was Glas erinnert"); null for a production's dates. */
  format: string | null;
  /** Null: there is none. */
  picture: string | null;
  team: DemoTeamMember[];
  modules: DemoContainer[];
}

/** The band between the events of a day. */
export interface DemoEventTeaser {
  key: string;
  name: Localised;
  day: LocalDay;
  link: UrlValue;
  preline: Localised;
  headline: Localised;
  subline: Localised;
  linkText: Localised;
  picture: string;
}

export type ArticleMedia = 'text' | 'video' | 'audio' | 'gallery';
export interface DemoArticle {
  key: string;
  slug: Localised;
  title: Localised;
  preline: Localised;
  teaser: Localised;
  publishedAt: LocalDateTime;
  author: string;
  categories: string[];
  tags: string[];
  picture: string;
  mediaType: ArticleMedia;
  isTeaser: boolean;
  related: string[];
  modules: DemoContainer[];
}

export interface DemoPage {
  key: string;
  /** Path after the language segment without slashes around it; the home page's is ''. */
  path: Localised;
  title: Localised;
  headline: Localised;
  parent: string | null;
  bodyClass: string;
  metaTitle: Localised;
  metaDescription: Localised;
  picture: string;
  isOnline: boolean;
  isClickable: boolean;
  inMenu: boolean;
  inFooter: boolean;
  isLandingPage: boolean;
  modules: DemoContainer[];
}

export interface DemoFormField {
  slug: string;
  label: Localised;
  /** Code of the HTTP contract: 1 text … 14 heading. */
  type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
  required: boolean;
  choices: { value: string; label: Localised }[];
  default: string | string[] | boolean | null;
  placeholder: Localised | null;
  help: Localised | null;
  /** Asked only of those who gave one of these answers to the field of that slug. */
  condition: { slug: string; values: string[] } | null;
}
export interface DemoForm {
  key: string;
  slug: Localised;
  title: Localised;
  intro: Localised;
  submitLabel: Localised;
  successText: Localised;
  notificationAddress: string;
  /** Plain text. */
  confirmationText: Localised;
  keepDays: number;
  fields: DemoFormField[];
}

export interface DemoContent {
  today: LocalDay;
  settings: DemoSettings;
  nav: DemoNav;
  redirects: DemoRedirect[];
  openingHours: DemoOpeningHours[];
  openingExceptions: DemoOpeningException[];
  alerts: DemoAlert[];
  pictures: DemoPicture[];
  files: DemoFile[];
  venues: DemoVenue[];
  rooms: DemoRoom[];
  series: DemoSeries[];
  genres: DemoTerm[];
  /** Served both as `event_type_new` and as `/api/exhibition-types/`. */
  eventTypes: DemoTerm[];
  eventTags: DemoTerm[];
  productionTags: DemoTerm[];
  /** First is the current one. */
  seasons: DemoTerm[];
  personCategories: DemoTerm[];
  persons: DemoPerson[];
  productions: DemoProduction[];
  events: DemoEvent[];
  teasers: DemoEventTeaser[];
  articleCategories: DemoTerm[];
  articleTags: DemoTerm[];
  articles: DemoArticle[];
  forms: DemoForm[];
  pages: DemoPage[];
}
