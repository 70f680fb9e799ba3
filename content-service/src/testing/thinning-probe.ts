import { desc, sql } from 'drizzle-orm';
import { openEmbeddedStore } from '../platform/database/embedded-store.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { ModuleRow } from '../content/pages/module-tree.ts';
import { versions } from '../content/pages/tables.ts';
import { storeVersion } from '../content/pages/versions.ts';

/** Keeps so many versions of one page, each a quarter of an hour after the one before, and says what has become of them. */
const [, , directory = '', count = '400'] = process.argv;
const owner = { contentType: 'page', objectId: 1 } as const;
const QUARTER_MS = 15 * 60_000;
const AT_ONCE = 100;

const rows = Array.from({ length: 20 }, (_, index): ModuleRow => ({
  ...owner,
  id: index + 1,
  parentId: null,
  columnIndex: 0,
  position: index,
  model: 'text',
  slug: `text-${index}`,
  fields: { content: { de: `<p>${'Wort '.repeat(100)}${index}</p>`, en: '<p>Word</p>' } },
  inStep: null,
  revision: 1,
}));

const store = await openEmbeddedStore(directory);
await migrate(store);
// Rows get the instant at which this says that they were written.
await store.script("alter table versions alter column created_at set default current_setting('probe.at')::timestamptz");
const first = Date.now() - Number(count) * QUARTER_MS;
const begun = performance.now();
for (let done = 0; done < Number(count); done += AT_ONCE) {
  await store.db.transaction(async (tx) => {
    for (let index = done; index < Math.min(done + AT_ONCE, Number(count)); index++) {
      await tx.execute(sql`select set_config('probe.at', ${new Date(first + index * QUARTER_MS).toISOString()}, true)`);
      await storeVersion(tx, owner, rows, { author: 'editor', label: index === 3 ? 'Eröffnung' : '' });
    }
  });
  // As the store does every hour.
  await store.script('vacuum');
}
const ms = Math.round(performance.now() - begun);
const [size] = await store.db
  .select({ bytes: sql<string>`pg_total_relation_size('versions')` })
  .from(sql`(values (1)) as one`);
const kept = await store.db
  .select({
    days: sql<number>`extract(epoch from now() - ${versions.createdAt})::float8 / 86400`,
    label: versions.label,
  })
  .from(versions)
  .orderBy(desc(versions.id));
process.stdout.write(JSON.stringify({ ms, bytes: Number(size?.bytes), kept }));
await store.close();
