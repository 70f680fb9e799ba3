import { DEFAULT_LOCALE, LOCALES, localeOf, type Locale } from '@foyer/shared';
import { askedPath, tidyPath } from '@foyer/shared/http-server';
import { ThrownAnswer } from './answer.ts';
import { cookieIn, sessionIn } from './cookies.ts';
import type { House, PageRequest } from './house.ts';
import { permissionAt } from './permit.ts';
import { isPreview } from './preview.ts';
import { withoutTracking } from './tracking-parameters.ts';
import { isWebshop } from './webshop.ts';

/** Where a request leads, and for whom. */
export interface Place {
  request: PageRequest;
  locale: Locale;
  pathname: string;
  /** Without tracking parameters. */
  search: string;
  /** False for an address without a language: there is no such page. */
  isLocalised: boolean;
  /** True for an address of the ticket shop, with or without a language. */
  isWebshop: boolean;
  /** True for the working copy of a page, which somebody has a link to: for nobody else's eyes, and kept nowhere. */
  isPreview: boolean;
  /** Cookies of the session, if there is one. */
  session: string | null;
}

/** Finds the language, and sends on whoever asks for another address of a page. @throws ThrownAnswer */
export async function locate(request: PageRequest, house: House): Promise<Place> {
  const { pathname: asked, search } = splitUrl(request.url);
  if (asked === '/') throw ThrownAnswer.redirect(`/${preferredLocale(request)}${search}`, 302);
  const pathname = tidyPath(asked);
  const session = sessionIn(request.cookie);
  const locale = localeOf(pathname);
  const place: Place = {
    request,
    locale: locale ?? preferredLocale(request),
    pathname,
    search: withoutTracking(search),
    isLocalised: locale !== null,
    isWebshop: false,
    isPreview: isPreview(search),
    session,
  };
  // The shop's frame is the same for everybody: an external shop asks for it.
  if (isWebshop(pathname, house.webshop)) return { ...place, isWebshop: true, session: null };
  const moved = await movedTo(pathname, place.locale, house);
  if (moved) throw ThrownAnswer.redirect(withQuery(moved, search));
  if (!locale) {
    const localised = `/${place.locale}${pathname}`;
    if (permissionAt(localised, house.snapshots().all) !== undefined)
      throw ThrownAnswer.redirect(localised + search, 302);
    return place;
  }
  if (pathname !== asked) throw ThrownAnswer.redirect(pathname + search);
  if (!session) refuseVersions(pathname, search);
  return place;
}

/** Anonymous visitors see no versions (specification §6). @throws ThrownAnswer */
export function refuseVersions(pathname: string, search: string): void {
  const query = new URLSearchParams(search);
  if (!query.has('v')) return;
  query.delete('v');
  throw ThrownAnswer.redirect(pathname + (query.size > 0 ? `?${query}` : ''));
}

/** A host that a request names in its URL, and slashes that would name one: `\` counts as one. */
const HOST = /^(?:https?:\/\/[^/\\?#]*)?[/\\]*/i;

/** Path (normalised) and query of a request's URL, whatever that is. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(`http://site/${url.replace(HOST, '')}`);
  return { pathname, search };
}

/** An address with the query of another beside its own, before its hash. What is in both stays as the address has it. */
export function withQuery(address: string, search: string): string {
  const [path = '', hash = ''] = address.split(/(?=#)/);
  const [, own = ''] = path.split('?', 2);
  const known = new URLSearchParams(own);
  const more = [...new URLSearchParams(search)].filter(([name]) => !known.has(name));
  if (more.length === 0) return address;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(more)}${hash}`;
}

const leadsTo = (pathname: string, address: string): boolean =>
  address.startsWith('/') && askedPath(address) === pathname;

async function movedTo(pathname: string, locale: Locale, house: House): Promise<string | null> {
  const { value } = await house.content.redirects(locale);
  return (
    value.find(({ old_path, new_path }) => old_path === pathname && !leadsTo(pathname, new_path))?.new_path ?? null
  );
}

/** By cookie, else by the browser's languages, else the first (decision 2). */
function preferredLocale({ cookie, acceptLanguage }: PageRequest): Locale {
  const stored = cookieIn(cookie, 'i18n_redirected');
  return LOCALES.find((locale) => locale === stored) ?? acceptedLocale(acceptLanguage) ?? DEFAULT_LOCALE;
}

function acceptedLocale(header: string): Locale | undefined {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
        .find((value) => value !== undefined);
      return { language: tag.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes
    .map(({ language }) => LOCALES.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
}
