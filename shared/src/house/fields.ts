/** What modules of pages and articles are made of: texts in both languages, values, modules and containers. */

import type { Locale } from '../contract.ts';
import type { ContainerLayout, ModuleModel } from '../modules/declarations.ts';

/** A text in each content language. */
export type Localised = Record<Locale, string>;

/** What can be referred to. */
export type EntityKind =
  | 'page'
  | 'event'
  | 'production'
  | 'person'
  | 'article'
  | 'venue'
  | 'series'
  | 'form'
  | 'articleCategory'
  | 'tag'
  | 'room'
  | 'genre';
/** Names another item: `production:naechte-aus-glas`. */
export type EntityRef = `${EntityKind}:${string}`;

/** Values inside module fields which the seed replaces: a picture's id, an item's id, an item's URL in the language. */
export interface PictureValue {
  picture: string;
}
export interface FileValue {
  file: string;
}
export interface IdValue {
  idOf: EntityRef;
}
export interface UrlValue {
  urlOf: EntityRef;
}
/** What a field of a module may hold before references are replaced by ids and addresses. */
export type FieldValue =
  | string
  | number
  | boolean
  | null
  | Localised
  | PictureValue
  | FileValue
  | IdValue
  | UrlValue
  | FieldValue[]
  | FieldRecord;
/** A nested record such as `link: { url }` or the `filters` of an event list. */
export interface FieldRecord {
  [field: string]: FieldValue;
}

/** One module; `fields` carry the names that the HTTP contract uses (`headline_level`, `link_text` …). */
export interface HouseModule {
  /** Unique within its page or article. */
  slug: string;
  model: ModuleModel;
  fields: Record<string, FieldValue>;
  children?: HouseModule[];
  /** Of a `section` or an `old_container`. */
  columns?: (HouseModule | HouseContainer)[][];
}
/** `columns` has as many entries as the layout has columns. */
export interface HouseContainer {
  slug: string;
  model: 'container';
  layout: ContainerLayout;
  columns: (HouseModule | HouseContainer)[][];
}
