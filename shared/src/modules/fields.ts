/** What a field of a module holds, and so how it is stored, checked and edited. Values of localised kinds are kept per language. */
export const FIELD_KINDS = {
  /** Plain text, typed where it stands. */
  line: { localised: true, empty: '' },
  /** Sanitised HTML, typed where it stands. */
  html: { localised: true, empty: '' },
  /** Sanitised HTML that is written by hand. */
  markup: { localised: true, empty: '' },
  /** Where a link leads: a path of the site or an address. */
  target: { localised: true, empty: '' },
  /** The same as an object; null leads nowhere. */
  link: { localised: true, empty: null },
  /** Captions of a film: address of a file of the library. */
  captions: { localised: true, empty: '' },
  /** A part of the page's address that leads here. */
  anchor: { localised: false, empty: '' },
  /** Class that changes the look. */
  style: { localised: false, empty: '' },
  /** Shape of pictures. */
  format: { localised: false, empty: '' },
  word: { localised: false, empty: '' },
  /** A URL. */
  address: { localised: false, empty: '' },
  /** A URL or an embed code. */
  embed: { localised: false, empty: '' },
  /** Address of a file of the library. */
  file: { localised: false, empty: '' },
  /** What an external service calls a form. */
  externalForm: { localised: false, empty: null },
  flag: { localised: false, empty: false },
  integer: { localised: false, empty: 0 },
  choice: { localised: false, empty: '' },
  instant: { localised: false, empty: null },
  /** Id of a picture of the library. */
  picture: { localised: false, empty: null },
  /** Id of something else. */
  record: { localised: false, empty: null },
  records: { localised: false, empty: [] },
  /** Filters of an event list. */
  filters: { localised: false, empty: {} },
} as const;

export type FieldKind = keyof typeof FIELD_KINDS;

/** What a `record` refers to. */
export type RecordKind = 'venue' | 'form' | 'event-tag' | 'article-category';

/** One field of a module, declared once for service, site and editor. */
export interface FieldDeclaration {
  readonly kind: FieldKind;
  /** Without it the module is not complete (specification §5). */
  readonly required?: boolean;
  /** The field of the same module that may stand in for this one: without either the module is not complete. */
  readonly standIn?: string;
  /** Of `record` and `records`. */
  readonly of?: RecordKind;
  /** Of `file`. */
  readonly media?: 'video' | 'audio';
  /** Of `choice`; the first is the default. */
  readonly choices?: readonly string[];
  /** Of `integer`. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
  /** Longest text, in characters without markup. */
  readonly maxLength?: number;
  /** Kept and answered for who reads the API: visitors see nothing of it, so editors are not asked for it. */
  readonly unseen?: true;
}

/** Does this field hold a value per language? */
export const isLocalised = ({ kind }: FieldDeclaration): boolean => FIELD_KINDS[kind].localised;

/** What a field has before anyone has written anything, in one language. */
export function emptyValue({ kind, choices, default: preset }: FieldDeclaration): unknown {
  return structuredClone(choices?.[0] ?? preset ?? FIELD_KINDS[kind].empty);
}
