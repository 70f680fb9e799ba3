import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { FIELD_TYPES } from '@foyer/shared/forms';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { fieldsOf, type StoredEntry } from './entries.ts';
import { entryAnswers } from './entry-answers.ts';
import { formEntries, formFiles } from './tables.ts';

const AT_ONCE = 500;
/** German spreadsheets part columns at semicolons, since their numbers have commas. */
const DELIMITER = { de: ';', en: ',' } as const satisfies Record<Locale, string>;
const HEADINGS = {
  de: ['Nummer', 'Eingegangen', 'Sprache'],
  en: ['Number', 'Received', 'Language'],
} as const satisfies Record<Locale, readonly string[]>;
/** Begins like a formula and is none. */
const NEGATIVE_NUMBER = /^-\d+([.,]\d+)?$/;

/**
 * The entries of a form as a table for spreadsheets: UTF-8 with a byte order mark, a column for each field, the oldest
 * entry first. Nothing that a visitor typed is taken for a formula.
 * @param which of its entries; undefined for all
 * @returns a stream; it reads the database as fast as it is read
 */
export async function entriesCsv(
  db: Database,
  form: StoredEntry['form'],
  { locale, which }: { locale: Locale; which: SQL | undefined },
): Promise<Readable> {
  const fields = (await fieldsOf(db, form.id)).filter(({ fieldType }) => fieldType !== FIELD_TYPES.heading);
  const slugs = [...fields.map(({ slug }) => slug), ...(await formerSlugs(db, form.id, fields))];
  const labels = new Map(fields.map(({ slug, label }) => [slug, label[locale]]));
  const table = stringify({
    header: true,
    columns: [...HEADINGS[locale], ...slugs.map((slug) => labels.get(slug) ?? slug)].map((header, index) => ({
      key: String(index),
      header,
    })),
    ...{
      bom: true,
      delimiter: DELIMITER[locale],
      record_delimiter: '\r\n',
      quote_record_delimiter: true,
      quoted_match: /[\r\n]/,
      escape_formulas: true,
      cast: { string: (text: string) => (NEGATIVE_NUMBER.test(text) ? { value: text, escape_formulas: false } : text) },
    },
  });
  // Whoever reads learns of a failure by the stream's error.
  return pipeline(Readable.from(rows(db, { form, fields, slugs, locale, which })), table, () => undefined);
}

/** Slugs that entries have and the form has no more. */
async function formerSlugs(db: Database, formId: number, fields: StoredEntry['fields']): Promise<string[]> {
  const slug = sql<string>`jsonb_object_keys(${formEntries.fieldValues})`;
  const used = await db.selectDistinct({ slug }).from(formEntries).where(eq(formEntries.formId, formId));
  const known = new Set(fields.map((field) => field.slug));
  return used
    .map((row) => row.slug)
    .filter((name) => !known.has(name))
    .sort();
}

async function* rows(
  db: Database,
  {
    form,
    fields,
    slugs,
    locale,
    which,
  }: Pick<StoredEntry, 'form' | 'fields'> & { slugs: string[]; locale: Locale; which: SQL | undefined },
): AsyncGenerator<string[]> {
  let last = 0;
  for (;;) {
    const entries = await db
      .select()
      .from(formEntries)
      .where(and(eq(formEntries.formId, form.id), gt(formEntries.id, last), which))
      .orderBy(asc(formEntries.id))
      .limit(AT_ONCE);
    if (entries.length === 0) return;
    const files = await db
      .select()
      .from(formFiles)
      .where(
        inArray(
          formFiles.entryId,
          entries.map(({ id }) => id),
        ),
      );
    for (const entry of entries) {
      // Spreadsheets know days as they are kept.
      const answered = entryAnswers({ fields, entry, files }, locale, (day) => day);
      const answers = new Map(answered.map(({ slug, value }) => [slug, value]));
      yield [
        String(entry.id),
        wallClock(entry.createdAt),
        entry.locale,
        ...slugs.map((slug) => answers.get(slug) ?? ''),
      ];
      last = entry.id;
    }
  }
}

/** `2026-12-04 19:30:00`, in Berlin: spreadsheets know it for a time. */
const wallClock = (instant: Date): string => isoInBerlin(instant).slice(0, 19).replace('T', ' ');
