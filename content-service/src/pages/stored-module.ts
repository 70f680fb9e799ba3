import type { Localised } from '../languages.ts';

/** A field of a module as stored: what depends on the language is an object per language. */
export type StoredValue = string | number | boolean | null | Localised | StoredValue[] | { [key: string]: StoredValue };
export type StoredFields = Record<string, StoredValue>;
