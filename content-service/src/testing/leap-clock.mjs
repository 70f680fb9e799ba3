// Preloaded by tests (`--import`): LEAP_DAYS sets the service's clock ahead, SIGUSR2 moves it on by LEAP_HOURS, as when a machine
// wakes up: what was to come in the meantime comes at once.
const HOUR_MS = 60 * 60_000;
/** Shorter waits are not the calendar's: timeouts of requests, pauses between attempts. */
const LONG_MS = 10_000;

const RealDate = Date;
let ahead = Number(process.env.LEAP_DAYS ?? 0) * 24 * HOUR_MS;
const now = () => RealDate.now() + ahead;
// A proxy, not a subclass: libraries copy what `Date.prototype` itself has.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

/** Long timeouts under way. */
const waiting = new Set();
globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (realSetTimeout, self, [work, ms, ...given]) => {
    if (!(ms >= LONG_MS)) return Reflect.apply(realSetTimeout, self, [work, ms, ...given]);
    const come = () => {
      waiting.delete(timeout);
      work(...given);
    };
    const handle = Reflect.apply(realSetTimeout, self, [come, ms]);
    const timeout = { handle, at: now() + ms, come };
    waiting.add(timeout);
    return handle;
  },
});

process.on('SIGUSR2', () => {
  ahead += Number(process.env.LEAP_HOURS) * HOUR_MS;
  for (const { handle, at, come } of [...waiting]) {
    // One that was cleared is destroyed: it does not come.
    if (handle._destroyed || at > now()) continue;
    clearTimeout(handle);
    come();
  }
  process.stdout.write('The clock leaps\n');
});
