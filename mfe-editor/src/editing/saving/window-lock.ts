/** Where a window remembers its id while it is loaded anew. */
const REMEMBERED = 'foyer.window';
/** How long it waits for what it was before, in milliseconds. */
const WITHIN_MS = 1000;

/** A lock that one window alone has, until it gives it back or is gone. Its name stays when the window is loaded anew. */
export interface WindowLock {
  name: string;
  release: () => void;
}

/** What this window holds: what did not begin after all has not given it back. */
const held = new Map<string, WindowLock>();

/**
 * Takes this window's own lock for something that it works at: a copy of the window gets another one. Without locks (they need a safe connection) all
 * windows share a name.
 */
export async function takeLock(prefix: string): Promise<WindowLock> {
  if (!('locks' in navigator)) return { name: prefix, release: () => undefined };
  const before = sessionStorage.getItem(REMEMBERED);
  const known = before && (await request(`${prefix} ${before}`));
  if (known) return known;
  const own = crypto.randomUUID();
  sessionStorage.setItem(REMEMBERED, own);
  const name = `${prefix} ${own}`;
  return (await request(name)) ?? { name, release: () => undefined };
}

/** @returns null where another window keeps it */
function request(name: string): WindowLock | Promise<WindowLock | null> {
  const known = held.get(name);
  if (known) return known;
  return new Promise((resolve) => {
    const keep = () =>
      new Promise<void>((end) => {
        const release = () => {
          held.delete(name);
          end();
        };
        const lock = { name, release };
        held.set(name, lock);
        resolve(lock);
      });
    navigator.locks.request(name, { signal: AbortSignal.timeout?.(WITHIN_MS) }, keep).catch(() => resolve(null));
  });
}
