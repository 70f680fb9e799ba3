/**
 * What a house consists of, before it has database ids. References are string keys, unique per kind; clock times are
 * wall-clock times in Europe/Berlin; `description`, `content` and `text` are rich text unless said otherwise.
 */

import type { Article } from '../api/magazine.ts';
import type { EventStatus } from '../api/programme.ts';
import type { DesignSettings } from '../api/site.ts';
import type { Access } from '../api/venues.ts';
import type { FieldTypeCode } from '../forms/field-types.ts';
import type { HouseContainer, Localised, UrlValue } from './fields.ts';

/** `2026-12-04` */
export type LocalDay = string;
/** `2026-12-04T19:30`, Europe/Berlin */
export type LocalDateTime = string;
/** `19:30` */
export type LocalTime = string;

/** What a picture is drawn from; only the house that brings it knows what this means. */
export interface Drawing {
  kind: string;
  seed: number;
}
/** A picture that the house draws when somebody first asks for one of its sizes. */
export interface HousePicture extends Drawing {
  key: string;
  /** Pixels of the largest size. */
  width: number;
  height: number;
  /** Where the picture's subject is, 0–1 from the left and from the top. */
  focalX: number;
  focalY: number;
  title: Localised;
  alt: Localised;
  credit: Localised;
}
/** A file of another kind: film, sound, captions, document. */
export interface HouseFile {
  key: string;
  filename: string;
  mime: string;
  title: Localised;
  bytes: () => Buffer;
}

/** Who the house is; see `HouseTextsSchema`. */
export interface HouseIdentity {
  name: string;
  fullName: string;
  claim: Localised;
  programmeIntro: Localised;
  magazineIntro: Localised;
  /** `mailto:` or `https:`, or empty. */
  securityContact: string;
}

/** What the settings of a new site say. */
export interface HouseSettings {
  identity: HouseIdentity;
  isSiteOnline: boolean;
  isShopOnline: boolean;
  webshopUrl: string;
  htmlHeader: Localised;
  htmlFooterTop: Localised;
  htmlFooterBottom: Localised;
  htmlFooterLogos: Localised;
  design: {
    menuStyle: DesignSettings['menu_style'];
    eventStyle: DesignSettings['event_style'];
    basketLink: string;
    logoLink: string;
  };
  consentServices: { tracking: string[]; marketing: string[]; external_media: string[] };
  embedHosts: Record<string, string[]>;
}

export interface HouseLink {
  name: Localised;
  url: Localised;
}
export interface HouseMenuEntry extends HouseLink {
  hasTabNavigation: boolean;
  children: HouseLink[];
}
/** The three menus of every page. */
export interface HouseNav {
  menu: HouseMenuEntry[];
  secondary: HouseLink[];
  footer: HouseLink[];
}
/** An address that has moved; both are paths with their language. */
export interface HouseRedirect {
  oldPath: string;
  newPath: string;
}

/** ISO weekday, 1 = Monday. A closed day has no times. */
export interface HouseOpeningHours {
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  from: LocalTime | null;
  to: LocalTime | null;
  closed: boolean;
}
/** A day on which other hours apply; `note` says why. */
export interface HouseOpeningException {
  day: LocalDay;
  from: LocalTime | null;
  to: LocalTime | null;
  closed: boolean;
  note: Localised;
}
/** A line above every page. */
export interface HouseAlert {
  key: string;
  title: Localised;
  text: Localised;
  link: UrlValue | null;
  linkTitle: Localised | null;
}

/** A term of one of the filter lists; `slug` is stable, the name is shown. */
export interface HouseTerm {
  key: string;
  slug: string;
  name: Localised;
}
export interface HouseRoom {
  key: string;
  name: Localised;
  venue: string;
}
export interface HouseVenue {
  key: string;
  slug: Localised;
  name: Localised;
  address: { street: string; zip: string; city: string; country: string };
  lat: number;
  lng: number;
  description: Localised;
  access: Access[];
  openingHours: Localised;
  picture: string;
  modules: HouseContainer[];
}
export interface HouseSeries {
  key: string;
  slug: Localised;
  name: Localised;
  description: Localised;
  picture: string;
  modules: HouseContainer[];
}

export interface HousePerson {
  key: string;
  slug: string;
  firstName: string;
  lastName: string;
  role: Localised;
  category: string;
  biography: Localised;
  /** Null: there is no portrait. */
  picture: string | null;
  modules: HouseContainer[];
}
/** A person's part in a production or event. */
export interface HouseTeamMember {
  role: Localised;
  person: string;
}

export interface HouseProduction {
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
  team: HouseTeamMember[];
  modules: HouseContainer[];
}

/** One date. What repeats shares its texts through `production` or by the same `format`. */
export interface HouseEvent {
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
  team: HouseTeamMember[];
  modules: HouseContainer[];
}

/** The band between the events of a day. */
export interface HouseEventTeaser {
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

export type ArticleMedia = Article['media_type'];
export interface HouseArticle {
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
  modules: HouseContainer[];
}

export interface HousePage {
  key: string;
  /** Path after the language segment without slashes around it; the home page's is ''. */
  path: Localised;
  title: Localised;
  headline: Localised;
  parent: string | null;
  bodyClass: string;
  metaTitle: Localised;
  metaDescription: Localised;
  /** Null: pages that link here show none. */
  picture: string | null;
  isOnline: boolean;
  isClickable: boolean;
  inMenu: boolean;
  inFooter: boolean;
  isLandingPage: boolean;
  modules: HouseContainer[];
}

export interface HouseFormField {
  slug: string;
  label: Localised;
  type: FieldTypeCode;
  required: boolean;
  choices: { value: string; label: Localised }[];
  default: string | string[] | boolean | null;
  placeholder: Localised | null;
  help: Localised | null;
  /** Asked only of those who gave one of these answers to the field of that slug. */
  condition: { slug: string; values: string[] } | null;
}
export interface HouseForm {
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
  fields: HouseFormField[];
}

/** Everything that the site shows, with keys for references. */
export interface HouseContent {
  settings: HouseSettings;
  nav: HouseNav;
  redirects: HouseRedirect[];
  openingHours: HouseOpeningHours[];
  openingExceptions: HouseOpeningException[];
  alerts: HouseAlert[];
  pictures: HousePicture[];
  files: HouseFile[];
  venues: HouseVenue[];
  rooms: HouseRoom[];
  series: HouseSeries[];
  genres: HouseTerm[];
  /** Served both as `event_type_new` and as `/api/exhibition-types/`. */
  eventTypes: HouseTerm[];
  eventTags: HouseTerm[];
  productionTags: HouseTerm[];
  /** First is the current one. */
  seasons: HouseTerm[];
  personCategories: HouseTerm[];
  persons: HousePerson[];
  productions: HouseProduction[];
  events: HouseEvent[];
  teasers: HouseEventTeaser[];
  articleCategories: HouseTerm[];
  articleTags: HouseTerm[];
  articles: HouseArticle[];
  forms: HouseForm[];
  pages: HousePage[];
}
