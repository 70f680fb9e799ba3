import { asc, gte } from 'drizzle-orm';
import { Changes } from '../platform/changes/changes.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { modules, plannedChanges } from '../content/pages/tables.ts';
import { keepSchedule } from '../content/pages/schedule.ts';

/**
 * Carries out four planned changes of which the first cannot be; prints the words that are then live, what was logged by the time the last was done,
 * and which pages still wait. A program, on the database of a data directory or of DATABASE_URL: PGlite does not run inside Jest.
 */
const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);
/** Ids that nothing else has. */
const [ONE, TWO, THREE] = [1_000_001, 1_000_002, 1_000_003];
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const headline = (objectId: number, text: string | null) => ({
  contentType: 'page' as const,
  objectId,
  ...{ id: -1, parentId: null, columnIndex: 0, position: 0, revision: 1, model: 'headline', inStep: null },
  slug: text as string,
  fields: { text },
});
const plan = (objectId: number, minute: number, text: string | null) => ({
  contentType: 'page' as const,
  objectId,
  at: at(minute),
  action: 'publish' as const,
  author: 'editor',
  modules: [headline(objectId, text)],
});
// No module is without a slug.
await db
  .insert(plannedChanges)
  .values([plan(ONE, 0, null), plan(TWO, 1, 'Zwei'), plan(ONE, 2, 'Eins'), plan(THREE, 3, 'Drei')]);
const logged: unknown[] = [];
const error = ({ code, of }: Record<string, unknown>) => void logged.push({ code, of });
const live = async (): Promise<string[]> =>
  (await db.select().from(modules).where(gte(modules.objectId, ONE)).orderBy(asc(modules.slug))).map(
    ({ slug }) => slug,
  );
const changes = new Changes(store);
const end = keepSchedule({ db, changes, now: () => at(10) }, { error } as never);
// The program has nothing else to do, and what it keeps asking is not counted as that.
const awake = setInterval(() => undefined, 1000);
await new Promise<void>((resolve) => {
  changes.subscribe((tags) => tags.includes(`page:${THREE}`) && resolve());
});
await end();
clearInterval(awake);
const waiting = await db.select().from(plannedChanges).orderBy(asc(plannedChanges.at));
const answer = { live: await live(), logged, waiting: waiting.map(({ objectId }) => objectId) };
await store.close();
process.stdout.write(JSON.stringify(answer));
