const DAY_S = 86_400;

/** Stores a cookie for the whole site. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY_S}; SameSite=Lax`;
}
