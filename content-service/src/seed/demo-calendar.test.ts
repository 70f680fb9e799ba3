import { rmSync } from 'node:fs';
import type { Event, Paged } from '@foyer/shared/api';
import { freshDirectory, ownDatabase, type RunningService, startService } from '../testing/running-service.ts';
import { ask } from '../testing/site.ts';

/** Starts the service as if so many days had passed, by a clock that runs ahead. */
const inDays = (days: number) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock(days))}` });

const clock = (days: number) => `
  const Real = Date, now = () => Real.now() + ${days} * 86400000;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });`;

describe('demo content', () => {
  it('moves along with the calendar, by whole weeks at the same hour, and keeps its addresses', async () => {
    const database = await ownDatabase();
    const dataDir = await freshDirectory();
    const eventsOf = async ({ url }: RunningService) => (await ask<Paged<Event>>(`${url}/de/api/events/?page_size=100`)).body;

    const now = await startService({ dataDir, env: database.env });
    const before = await eventsOf(now);
    await now.stop();
    const later = await startService({ dataDir, env: { ...database.env, ...inDays(200) } });
    const after = await eventsOf(later);
    await later.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();

    expect(after.count).toBeGreaterThan(before.count * 0.9);
    const moved = before.results.flatMap((event) => {
      const same = after.results.find(({ id }) => id === event.id);
      return same ? [[event, same] as const] : [];
    });
    expect(moved.length).toBeGreaterThan(50);
    for (const [then, here] of moved) {
      expect(here.urls).toEqual(then.urls);
      expect(here.date_start.slice(11, 16)).toBe(then.date_start.slice(11, 16));
      const days = (Date.parse(here.date_start.slice(0, 10)) - Date.parse(then.date_start.slice(0, 10))) / 86_400_000;
      expect(days).toBe(196);
    }
  }, 180_000);
});
