import Type, { type Static } from 'typebox';
import { IdSchema, InstantSchema, nullable } from './basics.ts';
import { resourceFieldsRef } from './references.ts';

/** A text of the back-office's own, in each language of its interface. */
const LabelSchema = Type.Object({ de: Type.String(), en: Type.String() }, { title: 'Label' });
export type Label = Static<typeof LabelSchema>;

/**
 * What a field holds, and so how it is edited. In records: `number` a number, `boolean` true or false, `instant` ISO 8601 with
 * offset, `day` 2026-12-04, `time` 10:00:00, `multi_select` a list of values, `reference` and `picture` an id, `references` a
 * list of ids, `list` a list of objects with the fields of `fields`, `json` whatever it is, everything else text; null where
 * nothing was entered and the field allows that. `password` is written only: answers leave it out, bodies without it keep it.
 */
export const FIELD_KINDS = [
  ...([
    'text',
    'textarea',
    'html',
    'slug',
    'number',
    'boolean',
    'instant',
    'day',
    'time',
    'select',
    'multi_select',
  ] as const),
  ...([
    'email',
    'url',
    'password',
    'reference',
    'references',
    'picture',
    'media_file',
    'link',
    'list',
    'json',
  ] as const),
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const ResourceChoiceSchema = Type.Object(
  { value: Type.Union([Type.String(), Type.Number()]), label: LabelSchema },
  { title: 'ResourceChoice' },
);
export type ResourceChoice = Static<typeof ResourceChoiceSchema>;

/** One field of a resource. With `localised` its value is an object per language, `{de, en}`. */
export const ResourceFieldSchema = Type.Object(
  {
    name: Type.String(),
    label: LabelSchema,
    help: Type.Optional(LabelSchema),
    kind: Type.Enum([...FIELD_KINDS]),
    required: Type.Boolean({ description: 'where localised: in every language' }),
    read_only: Type.Boolean({ description: 'ignored in bodies' }),
    localised: Type.Boolean(),
    max_length: Type.Optional(Type.Integer()),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
    choices: Type.Optional(Type.Array(ResourceChoiceSchema)),
    initial: Type.Optional(Type.Unknown({ description: 'what a new record has, where that is not nothing' })),
    reference: Type.Optional(Type.String({ description: 'name of the resource that it refers to' })),
    fields: Type.Optional(resourceFieldsRef),
  },
  { title: 'ResourceField' },
);
export type ResourceField = Static<typeof ResourceFieldSchema>;

export const RESOURCE_GROUPS = [
  'programme',
  'magazine',
  'pages',
  'people',
  'media',
  'forms',
  'site',
  'users',
  'log',
] as const;
export type ResourceGroup = (typeof RESOURCE_GROUPS)[number];

/**
 * A kind of thing that the back-office manages. A singleton has one record, whose id is 1. Filters are query parameters named
 * after their fields; those of days and instants are two, `{field}_from` and `{field}_to`, both days that are included.
 * `new_label` says what is made where records can be created: `New event`.
 */
export const ResourceSchema = Type.Object(
  {
    name: Type.String(),
    label: LabelSchema,
    new_label: Type.Optional(LabelSchema),
    group: Type.Enum([...RESOURCE_GROUPS]),
    role: Type.Enum(['editor', 'admin'], { description: 'who may do anything with it' }),
    operations: Type.Object({ create: Type.Boolean(), edit: Type.Boolean(), delete: Type.Boolean() }),
    singleton: Type.Boolean(),
    title_field: Type.String(),
    sort: Type.Object({ field: Type.String(), order: Type.Enum(['asc', 'desc']) }),
    sortable: Type.Array(Type.String(), { description: 'fields by which lists can be sorted' }),
    columns: Type.Array(Type.String()),
    filters: Type.Array(Type.String()),
    fields: Type.Array(ResourceFieldSchema),
    site_url: Type.Boolean({ description: 'its records carry `urls`, where visitors see them' }),
  },
  { title: 'Resource' },
);
export type Resource = Static<typeof ResourceSchema>;

/** A record of any resource: its id and its fields. `urls` are its addresses on the site, where it has some. */
export interface ResourceRecord {
  id: number;
  [field: string]: unknown;
}

/** Something that refers to what somebody wants to delete. */
export const RecordUserSchema = Type.Object(
  {
    resource: Type.String({ description: 'name of a resource' }),
    id: IdSchema,
    title: Type.String(),
    at: nullable(Type.String({ format: 'date-time', description: 'when it begins, of an event' })),
    url: nullable(Type.String({ description: 'where to change it' })),
    blocking: Type.Boolean({ description: 'cannot do without it: has to be changed first' }),
  },
  { title: 'RecordUser' },
);
export type RecordUser = Static<typeof RecordUserSchema>;

/** What visitors have sent with forms. */
export interface EntryCount {
  count: number;
  /** Those that came with them. */
  files: number;
}

/** The extension of the problem 409 that answers a DELETE of what is in use, and of what visitors have sent. */
export interface InUseProblem {
  users: RecordUser[];
  /** There may be more of them than are named. */
  user_count: number;
  /** What goes as well: of a form, what came with it. */
  entries?: EntryCount;
}

export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'publish', 'restore'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who did what when. `changes` has the fields that differ: `before` is null for what is new, `after` for what is gone. */
export const AuditEntrySchema = Type.Object(
  {
    id: IdSchema,
    at: InstantSchema,
    author: Type.String(),
    action: Type.Enum([...AUDIT_ACTIONS]),
    resource: Type.String(),
    record_id: IdSchema,
    title: Type.String(),
    changes: Type.Record(Type.String(), Type.Object({ before: Type.Unknown(), after: Type.Unknown() })),
  },
  { title: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntrySchema>;
