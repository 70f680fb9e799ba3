import { randomUUID } from 'node:crypto';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { type ModuleRow, moduleRows } from '../content/pages/module-tree.ts';
import { publishPlanned } from '../content/pages/planned-publication.ts';
import { replaceWith } from '../content/pages/replace-modules.ts';
import { belongingTo, drafts } from '../content/pages/tables.ts';
import { newestVersion } from '../content/pages/versions.ts';

/**
 * Plans two publications of one page and publishes something else; carries out the one, begins a working copy, and carries out the
 * other. Prints what visitors see after each, and what stands in the working copy then. A program, on the database of a data directory
 * or of DATABASE_URL: PGlite does not run inside Jest.
 */
const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);
/** An id that nothing else has. */
const owner = { contentType: 'page' as const, objectId: 1_000_021 };
const signature = { author: 'editor' };

const headline = (id: number, position: number, text: string): ModuleRow => ({
  ...owner,
  ...{ id, parentId: null, columnIndex: 0, position, revision: 1, model: 'headline', slug: `h${id}`, inStep: null },
  fields: { content: { de: text, en: text }, headline_level: 2 },
});
const live = () => moduleRows(owner, { db });
const wordsOf = (rows: readonly ModuleRow[]): string[] =>
  rows.map(({ fields }) => (fields['content'] as { de: string }).de).sort();
/** The rows with other words in one of them. */
const rewritten = (rows: readonly ModuleRow[], before: string, after: string): ModuleRow[] =>
  rows.map((row) => (wordsOf([row])[0] === before ? { ...row, fields: headline(0, 0, after).fields } : row));

await db.transaction((tx) => replaceWith(tx, owner, [headline(-1, 0, 'Eins'), headline(-2, 1, 'Zwei')], signature));
const base = await live();
const first = { modules: rewritten(base, 'Eins', 'Eins alpha'), base };
const second = { modules: [...rewritten(base, 'Zwei', 'Zwei beta'), headline(-3, 2, 'Drei')], base };
await db.transaction((tx) => replaceWith(tx, owner, [...base, headline(-4, 3, 'Inzwischen')], signature));

await db.transaction((tx) => publishPlanned(tx, owner, first, signature));
const afterFirst = wordsOf(await live());
const begun = {
  ...{ mark: randomUUID(), author: 'editor', baseVersion: (await newestVersion(db, owner)).id },
  modules: rewritten(await live(), 'Inzwischen', 'Im Entwurf'),
};
await db.insert(drafts).values({ ...owner, ...begun });
await db.transaction((tx) => publishPlanned(tx, owner, second, signature));
const [draft] = await db.select().from(drafts).where(belongingTo(drafts, owner));
const answer = {
  afterFirst,
  afterSecond: wordsOf(await live()),
  draft: wordsOf(draft?.modules ?? []),
  isOfNewest: draft?.baseVersion === (await newestVersion(db, owner)).id,
  isMarkedAnew: draft?.mark !== begun.mark,
};
await store.close();
process.stdout.write(JSON.stringify(answer));
