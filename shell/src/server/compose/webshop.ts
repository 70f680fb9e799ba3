import { createHref, hasRoute, localeOf, houseOf } from '@foyer/shared';
import { SHOP_PATHS } from '@foyer/shared/settings';
import { WEBSHOP_CLASS } from '../../layout/layouts.ts';
import { renderLayout } from '../../layout/server.tsx';
import { ThrownAnswer, type PageAnswer, type PageHtml } from './answer.ts';
import { documentHtml } from './document.ts';
import { inlineContent } from './inline-content.ts';
import type { House } from './house.ts';
import type { Match } from './match.ts';
import type { Site } from './site.ts';

/** The two paths of the shop that operators choose. */
export interface WebshopPaths {
  /** Its pages are the frame that the external shop puts its own into. */
  template: string;
  /** Leads to the shop. */
  shop: string;
}

/** Where the shop's content goes, and what it needs in the head. The shop replaces these comments. */
const CONTENT_MARKER = '<!-- webshop:content -->';
const HEAD_MARKER = '<!-- webshop:head -->';
/** What only a script could bring to life; buttons of the shop's own content stay. */
const NO_DEAD_BUTTONS = `.${WEBSHOP_CLASS} [data-shell] button{display:none}`;

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** The part of a path after its language, if it has one. */
const withoutLocale = (pathname: string) => pathname.slice(localeOf(pathname) ? `/${localeOf(pathname)}`.length : 0);

/** Whether a path belongs to the shop: with or without a language before it. */
export function isWebshop(pathname: string, { template, shop }: WebshopPaths): boolean {
  const path = withoutLocale(pathname);
  return [...SHOP_PATHS, template, shop].some((base) => isBelow(path, base));
}

/**
 * Answers an address of the shop: the frame for the shop's pages, else the way to our own page for it, else to the shop.
 * Null when the house has no shop to lead to.
 * @throws ThrownAnswer
 */
export function visitWebshop(match: Match, site: Site, house: House): PageAnswer | null {
  const { pathname, request } = site.place;
  const path = withoutLocale(pathname);
  if (isBelow(path, house.webshop.template)) return frame(match, site, house);
  const own = ownPage(path, site);
  if (own) throw ThrownAnswer.redirect(own, 302);
  const { webshop_url: shop } = site.state.settings;
  if (!leadsAway(shop, request.origin)) return null;
  throw ThrownAnswer.redirect(sameInShop(shop, path, site.place.search, house.webshop), 302);
}

/** Lists of the shop that this site shows better itself: events, item groups, series (specification §2). */
function ownPage(path: string, { place, snapshot }: Site): string | null {
  const href = createHref(snapshot, place.locale);
  const segments = path.toLowerCase().split('/').filter(Boolean).slice(1);
  const at = segments.findIndex((segment) => /^(?:event-?list|events|item-?groups?|series|abos?)$/.test(segment));
  const [kind = '', id = ''] = at < 0 ? [] : segments.slice(at, at + 2);
  if (/^event/.test(kind)) return href('events');
  if (/^item/.test(kind)) return href('magazine');
  const series = id || (new URLSearchParams(place.search).get('id') ?? '');
  if (/^(?:series|abos?)$/.test(kind))
    return /^\d+$/.test(series)
      ? href('series-slug-id', { id: series })
      : href(hasRoute(snapshot, 'series') ? 'series' : 'events');
  return null;
}

/** The place of the shop that an address names by what follows the shop's path, and by its query. */
function sameInShop(shop: string, path: string, search: string, { template, shop: own }: WebshopPaths): string {
  const base = [...SHOP_PATHS, template, own].find((known) => isBelow(path, known)) ?? '';
  const url = new URL(shop);
  const rest = path.slice(base.length);
  if (!rest && !search) return shop;
  if (rest) url.pathname = url.pathname.replace(/\/$/, '') + rest;
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return url.href;
}

/** A shop on one of these very paths would send visitors round in circles. */
function leadsAway(shop: string, origin: string): boolean {
  if (!/^https?:\/\//.test(shop) || !URL.canParse(shop)) return false;
  return new URL(shop).origin !== origin;
}

/** Header and footer around a marker, without a script and with whole addresses: it works on the shop's own host. */
function frame({ location }: Match, site: Site, house: House): PageAnswer {
  const { origin } = site.place.request;
  const head = { title: '', bodyClass: WEBSHOP_CLASS };
  const layout = renderLayout({
    snapshot: site.snapshot,
    location,
    head,
    status: 200,
    site: site.state,
    layout: site.layout,
    fragments: {},
  });
  const html = documentHtml(
    {
      location,
      head,
      house: houseOf(site.state.settings),
      origin,
      top: `<div data-shell="top">${layout.top}</div>`,
      main: `<main id="main" tabindex="-1">${CONTENT_MARKER}</main>`,
      bottom: `<div data-shell="bottom">${layout.bottom}</div>`,
      styles: layout.styles,
      css: NO_DEAD_BUTTONS,
      scripts: [],
      state: null,
      headEnd: HEAD_MARKER,
      isFrame: true,
    },
    house.assets,
  );
  return {
    kind: 'page',
    route: location.route,
    status: 200,
    html: withOrigin(html, origin),
    tags: site.tags,
    isCacheable: site.isWhole && site.place.isLocalised,
  };
}

/** Addresses that begin with a slash get the site's scheme and host. */
function withOrigin({ top, css, tail, scripts }: PageHtml, origin: string): PageHtml {
  const inHtml = (html: string) =>
    html
      .replace(/( (?:href|src|action|poster)=")(?=\/(?!\/))/g, `$1${origin}`)
      .replace(
        /( srcset=")([^"]*)/g,
        (_, name: string, list: string) => name + list.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${origin}`),
      );
  return {
    top: inHtml(top),
    css: inlineContent(css.bytes.toString().replace(/url\((["']?)(?=\/(?!\/))/g, `url($1${origin}`)),
    tail: inHtml(tail),
    scripts,
  };
}
