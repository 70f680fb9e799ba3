const KEY = 'foyer.reloaded';
/** Specification §9: a page reloads because of a missing chunk at most once per minute. */
const GUARD_MS = 60_000;

/** Loads a page from the server, unless that was done within the last minute. @returns whether it was done. */
export function reloadOnce(href: string, now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
  if (href === location.href) location.reload();
  else location.assign(href);
  return true;
}
