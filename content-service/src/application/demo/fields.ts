/** What modules of pages and articles are made of: texts in both languages, values, modules and containers. */

/** A text in both content languages. */
export interface Localised {
  de: string;
  en: string;
}

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

export type ModuleName =
  | 'image'
  | 'headline'
  | 'text'
  | 'link'
  | 'video'
  | 'video_selfhosted'
  | 'video_list'
  | 'video_item'
  | 'audio'
  | 'audio_selfhosted'
  | 'viewer'
  | 'venue'
  | 'venue_list'
  | 'image_list'
  | 'image_item'
  | 'html'
  | 'logo_list'
  | 'logo_item'
  | 'form'
  | 'hero_media'
  | 'section'
  | 'blog_teaser_list'
  | 'two_columns'
  | 'event_list'
  | 'highlight_teaser'
  | 'anchor_list'
  | 'full_teaser'
  | 'teaser_list'
  | 'teaser_item'
  | 'quote'
  | 'faq'
  | 'faq_item'
  | 'social_media'
  | 'old_headline'
  | 'old_text'
  | 'old_link'
  | 'old_image'
  | 'old_quote'
  | 'old_faq'
  | 'old_teaser_list'
  | 'old_video_list'
  | 'old_audio'
  | 'old_viewer'
  | 'old_social_media'
  | 'old_full_teaser'
  | 'old_image_list'
  | 'old_container';

/** One module; `fields` carry the names that the HTTP contract uses (`headline_level`, `link_text` …). */
export interface DemoModule {
  /** Unique within its page or article. */
  slug: string;
  model: ModuleName;
  fields: Record<string, FieldValue>;
  children?: DemoModule[];
  /** Of a `section` or an `old_container`. */
  columns?: (DemoModule | DemoContainer)[][];
}
export type ContainerLayout = '100' | '67-33' | '33-67' | '50-50' | '33-33-33' | '25-50-25';
/** `columns` has as many entries as the layout has columns. */
export interface DemoContainer {
  slug: string;
  model: 'container';
  layout: ContainerLayout;
  columns: (DemoModule | DemoContainer)[][];
}
