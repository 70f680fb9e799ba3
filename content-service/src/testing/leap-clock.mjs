// Preloaded by tests (`--import`): SIGUSR2 moves the service's clock on by 25 hours.
const RealDate = Date;
let ahead = 0;
const now = () => RealDate.now() + ahead;
// A proxy, not a subclass: libraries copy what `Date.prototype` itself has.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
process.on('SIGUSR2', () => {
  ahead += 25 * 60 * 60_000;
});
