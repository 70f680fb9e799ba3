import type { EmbedHosts } from './embed-hosts.ts';
import type { Difference } from '../difference.ts';
import { fieldsOfModel } from '../declarations.ts';
import type { ModuleDocument, ModuleRow, StoredValue } from '../document.ts';
import type { RecordKind } from '../fields.ts';

/** Languages of the content. */
export const TEXT_LANGUAGES = ['de', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
export type Texts = Record<TextLanguage, string>;

/** Something that is not as it should be. */
export interface Finding {
  /** Of the module; null for the page itself. */
  id: number | null;
  field: string;
  /** What it is, by a key of the editor's texts. */
  key: string;
  values?: Record<string, string | number> | undefined;
  /** Errors keep it from being published. */
  isError: boolean;
  /** What mends it at once: the key of what it is called, and what it does. */
  repair?: { key: string; changes: Difference };
}

/** What a document refers to, as far as checks have to know of it. */
export interface CheckFacts {
  /** Internal addresses that lead nowhere, as they are written. */
  missing: readonly string[];
  /** Internal addresses that redirect, and where to. */
  moved: Readonly<Record<string, string>>;
  pictures: Readonly<Record<number, { alt: Texts; width: number; height: number }>>;
  /** Forms, and whether each says where its privacy notice is. */
  forms: Readonly<Record<number, { hasPrivacy: boolean }>>;
  /** Records that were chosen and deleted since, by their kind. */
  gone: Readonly<Partial<Record<RecordKind, readonly number[]>>>;
  /** Of which content may be embedded, once a visitor agrees. */
  embedHosts: EmbedHosts;
  /** What search engines get of a page; null for what is no page. */
  meta: { title: Texts; meta_title: Texts; meta_description: Texts } | null;
}

/** Nothing is known yet: what needs facts finds nothing. */
export const NO_FACTS: CheckFacts = {
  missing: [],
  moved: {},
  pictures: {},
  forms: {},
  gone: {},
  embedHosts: {},
  meta: null,
};

/** A field in which records are chosen, and which. */
export interface ChosenRecords {
  field: string;
  of: RecordKind;
  ids: number[];
}

/** What is chosen in the fields of a row. */
export const chosenRecords = (row: ModuleRow): ChosenRecords[] =>
  Object.entries(fieldsOfModel(row.model)).flatMap(([field, { of }]) => {
    const value = row.fields[field];
    const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
    return of && ids.length > 0 ? [{ field, of, ids }] : [];
  });

/** What a check looks at. */
export interface Checked {
  document: ModuleDocument;
  /** What visitors see: only what differs from it can be an error. */
  live: ModuleDocument;
  facts: CheckFacts;
}

const TAGS = /<[^>]*>/g;
export const wordsOf = (html: string): string =>
  html
    .replace(TAGS, ' ')
    .replace(/&(?:nbsp|shy|#\d+|\w+);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A value of a row in one language; links keep their address in an object. */
export function valueIn(value: StoredValue | undefined, language: TextLanguage): StoredValue | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('url' in value) return valueIn(value['url'], language);
  return language in value ? value[language] : value;
}

/** The text of a field in one language; empty where there is none. */
export function textOf(row: ModuleRow, field: string, language: TextLanguage): string {
  const value = valueIn(row.fields[field], language);
  return typeof value === 'string' ? value : '';
}

/** A repair that writes one field of one row. */
export const writing = (id: number, path: string, value: StoredValue): Difference => writingAll(id, { [path]: value });

/** The same for several fields, or languages of one. */
export const writingAll = (id: number, values: Readonly<Record<string, StoredValue>>): Difference => ({
  [id]: { values: Object.fromEntries(Object.entries(values).map(([path, value]) => [`fields.${path}`, value])) },
});
