/** A field of a module as stored: what depends on the language is an object per language. */
export type { StoredFields, StoredValue } from '@foyer/shared/modules';
