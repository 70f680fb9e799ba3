import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Named, Option } from '@foyer/shared/api';
import { slugOf } from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import type { Locale, Localised } from '../../platform/languages.ts';
import { type TermKind, terms } from './tables.ts';

type Term = typeof terms.$inferSelect;

/** Sorts by name as readers of the language expect: Apfel, Äpfel, Zebra. */
export function byName(name: AnyPgColumn, locale: Locale): SQL {
  return sql`(${name}->>${sql.raw(`'${locale}'`)}) collate "und-x-icu"`;
}

/** The order that the house gives its terms; those of one place by name. */
export const termOrder = (locale: Locale) => [terms.position, byName(terms.name, locale), terms.id] as const;

/** All terms of a kind, in their order. */
export async function termsOf(db: Database, kind: TermKind, locale: Locale): Promise<Term[]> {
  return db
    .select()
    .from(terms)
    .where(eq(terms.kind, kind))
    .orderBy(...termOrder(locale));
}

/** Terms of a whole answer, in one query. */
export async function termsById(
  db: Database,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => Term | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length > 0 ? await db.select().from(terms).where(inArray(terms.id, wanted)) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}

export const optionIn = ({ id, name }: { id: number; name: Localised }, locale: Locale): Option => ({
  id,
  name: name[locale],
});

/**
 * The name of a category or topic of the magazine in addresses: in German as it was entered, in English made of the English
 * name. The number behind it is what counts: whoever comes by another name is led on.
 */
export const slugsOf = ({ slug, name }: { slug: string; name: Localised }): Localised => ({
  de: slug,
  en: slugOf(name.en, slug),
});

export const namedIn = ({ id, slug, name }: { id: number; slug: string; name: Localised }, locale: Locale): Named => ({
  id,
  slug,
  name: name[locale],
});

/** A category or topic of the magazine: its slug is that of the language. */
export const topicIn = (term: { id: number; slug: string; name: Localised }, locale: Locale): Named => ({
  ...namedIn(term, locale),
  slug: slugsOf(term)[locale],
});
