import { DEFAULT_LOCALE, LOCALES, localeOf, type Locale } from '@foyer/shared';
import { Detour } from './answer.ts';
import { cookieIn, sessionIn } from './cookies.ts';
import type { House, PageRequest } from './house.ts';
import { withoutTracking } from './tracking-parameters.ts';
import { isWebshop, visitWebshop } from './webshop.ts';

/** Where a request leads, and for whom. */
export interface Place {
  request: PageRequest;
  locale: Locale;
  pathname: string;
  /** Without tracking parameters. */
  search: string;
  /** False for an address without a language: there is no such page. */
  isLocalised: boolean;
  /** Cookies of the session, if there is one. */
  session: string | null;
}

/** Finds the language, and sends on whoever asks for another address of a page. @throws Detour */
export async function locate(request: PageRequest, house: House): Promise<Place> {
  const { pathname, search } = splitUrl(request.url);
  if (pathname === '/') throw Detour.redirect(`/${preferredLocale(request)}${search}`, 302);
  if (isWebshop(pathname)) return visitWebshop(house);
  const locale = localeOf(pathname);
  const session = sessionIn(request.cookie);
  if (!locale) return { request, locale: preferredLocale(request), pathname, search, isLocalised: false, session };
  if (pathname.endsWith('/')) throw Detour.redirect(pathname.replace(/\/+$/, '') + search);
  const moved = await movedTo(pathname, locale, house);
  if (moved) throw Detour.redirect(moved);
  if (!session) refuseVersions(pathname, search);
  return { request, locale, pathname, search: withoutTracking(search), isLocalised: true, session };
}

/** Anonymous visitors see no versions (specification §6). @throws Detour */
export function refuseVersions(pathname: string, search: string): void {
  const query = new URLSearchParams(search);
  if (!query.has('v')) return;
  query.delete('v');
  throw Detour.redirect(pathname + (query.size > 0 ? `?${query}` : ''));
}

/** Path (normalised) and query of a request's URL. */
export function splitUrl(url: string): { pathname: string; search: string } {
  // Two slashes at the beginning would name another host.
  const { pathname, search } = new URL(url.replace(/^\/+/, '/'), 'http://site');
  return { pathname, search };
}

async function movedTo(pathname: string, locale: Locale, house: House): Promise<string | null> {
  const { value } = await house.content.redirects(locale);
  if (value.length === 0) return null;
  const same = (path: string) => path.replace(/(.)\/+$/, '$1') === pathname;
  return value.find(({ old_path, new_path }) => same(old_path) && !same(new_path))?.new_path ?? null;
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
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find((value) => value !== undefined);
      return { language: tag.split('-', 1)[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wishes.map(({ language }) => LOCALES.find((locale) => locale === language)).find((locale) => locale !== undefined);
}
