// Preloaded by tests (`--import`): LEAP_DAYS sets the service's clock ahead, SIGUSR2 moves it on by 25 hours.
const RealDate = Date;
let ahead = Number(process.env.LEAP_DAYS ?? 0) * 24 * 60 * 60_000;
const now = () => RealDate.now() + ahead;
// A proxy, not a subclass: libraries copy what `Date.prototype` itself has.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
process.on('SIGUSR2', () => {
  ahead += 25 * 60 * 60_000;
  process.stdout.write('The clock leaps\n');
});
