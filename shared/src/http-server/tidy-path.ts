import { LOCALES } from '../contract.ts';

/** Bytes by which Western European text of old sites wrote letters with marks: ä is %E4. */
const LATIN = new TextDecoder('windows-1252');
/** Letters of languages near us in that spelling; other bytes are rubbish. */
const LATIN_LETTER = /^[ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäæçèéêëíîïñóôöøùúûüåÅ–’]$/;

/**
 * The one spelling of a path: no slash at its end or two in a row, the language in lower case, letters in UTF-8 and composed, escapes in capitals and
 * where they are needed.
 * @param pathname as the URL parser gives it, percent-encoded
 */
export function tidyPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const [, first = ''] = single.split('/', 2);
  const locale = LOCALES.find((known) => known === first.toLowerCase());
  const path = locale ? `/${locale}${single.slice(first.length + 1)}` : single;
  return isRubbish(path) ? path : composed(inUtf8(tidyEscapes(path)));
}

/** The tidy path that browsers ask for who follow a path as somebody has written it: with umlauts, spaces, a slash at its end. */
export const askedPath = (written: string): string =>
  tidyPath(new URL(written.replace(/^[/\\]*/, '/'), 'http://site').pathname);

/** The path in lower case, if that is another one: where a page may be that is not at this path. */
export function lowerCase(pathname: string): string | null {
  const decoded = decode(pathname);
  const lower = decoded?.toLowerCase();
  return lower === undefined || lower === decoded ? null : encodePath(lower);
}

/** What no page's address contains: control characters, and slashes that are hidden from whoever matches addresses. */
export function isRubbish(pathname: string): boolean {
  return /%2f|%5c/i.test(pathname) || /\p{Cc}|\ufffd/u.test(decode(pathname) ?? '');
}

/** Signs that need no escape without one, the others' escapes as browsers write them: `%c3` is `%C3` (RFC 3986, section 6.2.2). */
function tidyEscapes(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w~-]/.test(sign) ? sign : escape.toUpperCase();
  });
}

function composed(pathname: string): string {
  const decoded = decode(pathname);
  const normal = decoded?.normalize('NFC');
  return normal === undefined || normal === decoded ? pathname : encodePath(normal);
}

/** `/b%FChne` of an old link becomes `/b%C3%BChne`; what is no letter either way stays as it is. */
function inUtf8(pathname: string): string {
  if (decode(pathname) !== null || /%(?![0-9a-f]{2})/i.test(pathname)) return pathname;
  const letters = pathname.replace(/%([89a-f][0-9a-f])/gi, (_, hex: string) =>
    LATIN.decode(Uint8Array.of(Number.parseInt(hex, 16))),
  );
  const strange = [...letters].filter((letter) => letter > '\u007f');
  return strange.every((letter) => LATIN_LETTER.test(letter))
    ? letters.replace(/[^\u0000-\u007f]/g, encodeURIComponent)
    : pathname;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** Encodes each segment as a browser does. */
function encodePath(path: string): string {
  return new URL(path.replace(/[%?#\\]/g, encodeURIComponent), 'http://site').pathname;
}
