/** Where a window remembers its name while it is loaded anew. */
const REMEMBERED = 'foyer.window';
/** How long it waits for what it was before, in milliseconds. */
const WITHIN_MS = 1000;

/** A name that one window alone has, until it gives it back or is gone. */
export interface WindowName {
  name: string;
  release: () => void;
}

/**
 * A name of this window for something that it works at: the same when it is loaded anew, another one in a copy of the window. Without locks (they
 * need a safe connection) all windows have one.
 */
export async function holdName(prefix: string): Promise<WindowName> {
  if (!('locks' in navigator)) return { name: prefix, release: () => undefined };
  const before = sessionStorage.getItem(REMEMBERED);
  const known = before && (await hold(`${prefix} ${before}`));
  if (known) return known;
  const own = crypto.randomUUID();
  sessionStorage.setItem(REMEMBERED, own);
  return (await hold(`${prefix} ${own}`)) ?? { name: `${prefix} ${own}`, release: () => undefined };
}

/** Names of windows that are there. */
export async function heldNames(): Promise<ReadonlySet<string>> {
  const { held: locks = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return new Set(locks.flatMap(({ name }) => name ?? []));
}

/** What this window holds: what did not begin after all has not given it back. */
const held = new Map<string, WindowName>();

/** @returns null where another window keeps it */
function hold(name: string): WindowName | Promise<WindowName | null> {
  const known = held.get(name);
  if (known) return known;
  return new Promise((resolve) => {
    const released = navigator.locks.request(
      name,
      { signal: AbortSignal.timeout(WITHIN_MS) },
      () =>
        new Promise<void>((end) => {
          const release = () => {
            held.delete(name);
            end();
          };
          held.set(name, { name, release });
          resolve({ name, release });
        }),
    );
    released.catch(() => resolve(null));
  });
}
