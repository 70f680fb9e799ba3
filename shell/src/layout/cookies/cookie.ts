const DAY_S = 86_400;

/** The value of a cookie, or null. `header` is `document.cookie` or a request's header. */
export function readCookie(header: string, name: string): string | null {
  for (const part of header.split(/;\s*/)) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) return decode(part.slice(at + 1));
  }
  return null;
}

/** Stores a cookie for the whole site. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY_S}; SameSite=Lax`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
