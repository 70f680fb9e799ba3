import { and, asc, count, countDistinct, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { EntryCount } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Service } from '../../service.ts';
import { formEntries, formFields, formFiles, forms } from './tables.ts';

const AT_ONCE = 500;

/** An entry with all that is needed to show it. */
export interface StoredEntry {
  form: typeof forms.$inferSelect;
  /** In their order. */
  fields: (typeof formFields.$inferSelect)[];
  entry: typeof formEntries.$inferSelect;
  files: Pick<typeof formFiles.$inferSelect, 'id' | 'name'>[];
}

/** The fields of a form, in their order; none when there is no such form. */
export async function fieldsOf(db: Database, formId: number): Promise<StoredEntry['fields']> {
  return db
    .select()
    .from(formFields)
    .where(eq(formFields.formId, formId))
    .orderBy(asc(formFields.position), asc(formFields.id));
}

/** @returns null when it has been deleted */
export async function findEntry(db: Database, id: number): Promise<StoredEntry | null> {
  const [found] = await db
    .select({ entry: formEntries, form: forms })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(eq(formEntries.id, id));
  if (!found) return null;
  const files = await db
    .select({ id: formFiles.id, name: formFiles.name })
    .from(formFiles)
    .where(eq(formFiles.entryId, id));
  return { ...found, fields: await fieldsOf(db, found.form.id), files };
}

/** How many entries there are, and how many files came with them. */
export async function countEntries(db: Database, which: SQL): Promise<EntryCount> {
  const [counted] = await db
    .select({ count: countDistinct(formEntries.id), files: count(formFiles.id) })
    .from(formEntries)
    .leftJoin(formFiles, eq(formFiles.entryId, formEntries.id))
    .where(which);
  return counted ?? { count: 0, files: 0 };
}

/** Deletes entries with their files. What a crash leaves of the files, the daily deletion removes. */
export async function deleteEntries(
  { changes, formFiles: files }: Pick<Service, 'changes' | 'formFiles'>,
  ids: readonly number[],
): Promise<void> {
  await changes.write(
    () => ['form-entries'],
    (tx) => tx.delete(formEntries).where(inArray(formEntries.id, [...ids])),
  );
  await files.remove(ids);
}

/** Deletes the entries that their forms have kept long enough, and files of entries that are gone. @returns how many entries */
export async function deleteOldEntries(
  { db, changes, formFiles: files }: Pick<Service, 'db' | 'changes' | 'formFiles'>,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const isOld = lt(
    formEntries.createdAt,
    sql`${now.toISOString()}::timestamptz - ${forms.keepDays} * interval '1 day'`,
  );
  let deleted = 0;
  for (;;) {
    signal.throwIfAborted();
    const old = await db
      .select({ id: formEntries.id })
      .from(formEntries)
      .innerJoin(forms, eq(forms.id, formEntries.formId))
      .where(and(isNotNull(forms.keepDays), isOld))
      .limit(AT_ONCE);
    if (old.length === 0) break;
    await deleteEntries(
      { changes, formFiles: files },
      old.map(({ id }) => id),
    );
    deleted += old.length;
  }
  await files.removeOrphans();
  return deleted;
}
