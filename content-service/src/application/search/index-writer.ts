import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import type { ContentType } from '../../content/pages/tables.ts';
import { describeItems } from './documents.ts';
import { entryOf, type IndexEntry, titleRows, wordRows } from './index-entry.ts';
import { searchDocuments, searchStale } from './tables.ts';

/** Any number that nobody else uses as an advisory lock in this database. */
const ADVISORY_LOCK = 4_070_018;

/** Something that is marked. */
export type StaleItem = typeof searchStale.$inferSelect;

/** Brings a batch of stale items up to date. @returns how many items were looked at, `limit` at most */
export async function indexBatch(tx: Database, limit: number): Promise<number> {
  const batch = sql`select type, object_id from search_stale order by type, object_id limit ${limit}`;
  return indexMarked(tx, sql`(${searchStale.type}, ${searchStale.objectId}) in (${batch})`);
}

/** Brings one item up to date. @returns 1, or 0 where it is not marked any more */
export async function indexItem(tx: Database, item: StaleItem): Promise<number> {
  return indexMarked(tx, marksOf(item));
}

/** Leaves an item as it is. */
export async function unmark(tx: Database, item: StaleItem): Promise<void> {
  await tx.delete(searchStale).where(marksOf(item));
}

const marksOf = ({ type, objectId }: StaleItem): SQL =>
  sql`(${searchStale.type}, ${searchStale.objectId}) = (${type}, ${objectId}::integer)`;

/** One instance does it at a time. */
async function indexMarked(tx: Database, which: SQL): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  const taken = await tx.delete(searchStale).where(which).returning();
  for (const type of new Set(taken.map((item) => item.type))) {
    await indexItems(
      tx,
      type,
      taken.filter((item) => item.type === type).map(({ objectId }) => objectId),
    );
  }
  return taken.length;
}

async function indexItems(tx: Database, type: ContentType, ids: number[]): Promise<void> {
  const { locale, title, words, type: column, objectId } = searchDocuments;
  const wanted = sql`${objectId} in (select value::integer from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const old = await tx
    .delete(searchDocuments)
    .where(sql`${column} = ${type} and ${wanted}`)
    .returning({ locale, title, words });
  // What is dated later must not even complete what visitors type: it comes in when its time has come.
  const visible = (await describeItems(tx, type, ids)).filter(
    ({ visibleFrom }) => visibleFrom === null || visibleFrom.getTime() <= Date.now(),
  );
  const entries = visible.map(entryOf);
  await insertEntries(tx, entries);
  const gone = old.map((row) => ({ ...row, locale: row.locale as Locale }));
  await countWords(tx, gone, entries);
  await countTitles(tx, gone, entries);
}

async function insertEntries(tx: Database, entries: readonly IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ stems, plain, words, ...entry }) => ({
    ...entry,
    words,
    ...{ stem_title: stems.title, stem_about: stems.about, stem_body: stems.body },
    ...{ plain_title: plain.title, plain_about: plain.about, plain_body: plain.body },
  }));
  await tx.execute(sql`
    insert into search_documents
      (locale, type, object_id, slug, title, title_key, text, body, picture_id, visible_from, starts_at, ends_at, words, vector)
    select locale, type, "objectId", slug, title, "titleKey", text, body, "pictureId", "visibleFrom", "startsAt", "endsAt",
      array(select jsonb_array_elements_text(words)),
      setweight(to_tsvector(stemmer, stem_title), 'A') || setweight(to_tsvector('simple', plain_title), 'A')
        || setweight(to_tsvector(stemmer, stem_about), 'B') || setweight(to_tsvector('simple', plain_about), 'B')
        || setweight(to_tsvector(stemmer, stem_body), 'C') || setweight(to_tsvector('simple', plain_body), 'D')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (
      locale text, type text, "objectId" integer, slug text, title text, "titleKey" text, text text, body text, "pictureId" integer,
      "visibleFrom" timestamptz, "startsAt" timestamptz, "endsAt" timestamptz, words jsonb,
      stem_title text, stem_about text, stem_body text, plain_title text, plain_about text, plain_body text),
      lateral (select (case locale when 'de' then 'german' else 'english' end)::regconfig as stemmer) as language`);
}

type Gone = { locale: Locale; title: string; words: string[] };

async function countWords(tx: Database, gone: readonly Gone[], entries: readonly IndexEntry[]): Promise<void> {
  const before = gone.flatMap(({ locale, words }) => words.map((word) => ({ locale, word, shown: '', stemmable: '' })));
  const rows = changed(before, entries.flatMap(wordRows), ({ locale, word }) => `${locale} ${word}`);
  await tx.execute(sql`
    insert into search_words (locale, word, shown, stem, documents)
    select locale, word, shown, (ts_lexize(case locale when 'de' then 'german_stem' else 'english_stem' end::regdictionary, stemmable))[1], count
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (locale text, word text, shown text, stemmable text, count integer)
    on conflict (locale, word) do update set documents = search_words.documents + excluded.documents`);
  await tx.execute(sql`delete from search_words where documents <= 0`);
}

async function countTitles(tx: Database, gone: readonly Gone[], entries: readonly IndexEntry[]): Promise<void> {
  const rows = changed(
    gone.flatMap(titleRows),
    entries.flatMap(titleRows),
    ({ locale, key, title }) => `${locale} ${key} ${title}`,
  );
  await tx.execute(sql`
    insert into search_titles (locale, key, title, documents)
    select locale, key, title, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (locale text, key text, title text, count integer)
    on conflict (locale, key, title) do update set documents = search_titles.documents + excluded.documents`);
  await tx.execute(sql`delete from search_titles where documents <= 0`);
}

/** How much more or less often each row is there, in one order for all instances. */
function changed<T extends object>(
  before: readonly T[],
  after: readonly T[],
  keyOfRow: (row: T) => string,
): (T & { count: number })[] {
  const counts = new Map<string, T & { count: number }>();
  const count = (row: T, step: number): void => {
    const key = keyOfRow(row);
    counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + step });
  };
  for (const row of before) count(row, -1);
  for (const row of after) count(row, 1);
  return [...counts.entries()]
    .filter(([, row]) => row.count !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row);
}
