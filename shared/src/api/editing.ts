import Type, { type Static } from 'typebox';
import type { CheckFacts, Difference, Finding, ModuleRow } from '../modules/index.ts';
import { IdSchema, InstantSchema } from './basics.ts';
import { PageVersionSchema } from './pages.ts';
import { modulesRef } from './references.ts';

/** What carries modules, as addresses of the page editor name it. */
export const CONTENT_KINDS = ['pages', 'articles', 'productions', 'events', 'persons', 'venues', 'series'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The working copy of a page: what editors write before they publish it. Without one, its live modules as the place to begin. */
export const PageDraftSchema = Type.Object(
  {
    page: IdSchema,
    is_started: Type.Boolean({ description: 'false: nothing is kept yet, these are the live modules' }),
    base_version: Type.Integer({ description: 'version of the page that it started from' }),
    is_outdated: Type.Boolean({ description: 'the page was changed since: look at it before publishing' }),
    author: Type.String(),
    updated_at: Type.Union([InstantSchema, Type.Null()]),
    modules: modulesRef,
  },
  { title: 'PageDraft' },
);
export type PageDraft = Static<typeof PageDraftSchema>;

/** What may happen to a page later. */
export const SCHEDULED_ACTIONS = ['publish', 'online', 'offline'] as const;

/** A change of a page that waits for its time. */
export const ScheduledChangeSchema = Type.Object(
  {
    id: IdSchema,
    at: InstantSchema,
    action: Type.Enum([...SCHEDULED_ACTIONS]),
    author: Type.String(),
    label: Type.String(),
  },
  { title: 'ScheduledChange' },
);
export type ScheduledChange = Static<typeof ScheduledChangeSchema>;

/** A container or module as it is stored: its place, and texts in every language. */
export const ModuleRowSchema = Type.Unsafe<ModuleRow>(
  Type.Object(
    {
      id: Type.Integer({ description: 'negative for a new one' }),
      parent: Type.Union([Type.Integer(), Type.Null()]),
      column: Type.Integer(),
      position: Type.Number({ description: 'orders what stands in one column' }),
      model: Type.String(),
      slug: Type.String(),
      fields: Type.Record(Type.String(), Type.Unknown()),
      in_step: Type.Optional(
        Type.Union([Type.Record(Type.String(), Type.Object({ de: Type.String(), en: Type.String() })), Type.Null()], {
          description: 'texts as their languages last fitted each other, by field, where they do not now',
        }),
      ),
    },
    { title: 'ModuleRow' },
  ),
);

/** What has become of rows, by their ids: null for removed, `row` for added, else `values` by path (`fields.content.de`). */
export const DifferenceSchema = Type.Unsafe<Difference>(
  Type.Record(
    Type.String({ pattern: '^-?[1-9][0-9]{0,9}$' }),
    Type.Union([
      Type.Null(),
      Type.Object({ row: ModuleRowSchema }),
      Type.Object({
        values: Type.Record(
          Type.String({ pattern: '^(parent|column|position|slug|fields\\.[\\w.]{1,200})$' }),
          Type.Unknown(),
        ),
      }),
    ]),
    { title: 'ModuleDifference' },
  ),
);

/** What a module shows besides its own fields (`image_obj`, `article_objs` …), in each language. */
const ReferencesSchema = Type.Record(
  Type.String(),
  Type.Object({ de: Type.Record(Type.String(), Type.Unknown()), en: Type.Record(Type.String(), Type.Unknown()) }),
  { title: 'ModuleReferences' },
);
export type ModuleReferences = Record<string, { de: Record<string, unknown>; en: Record<string, unknown> }>;

/** The working copy of a page as it is edited: both languages, beside what visitors see. */
export const EditedDocumentSchema = Type.Object(
  {
    etag: Type.String({ description: 'entity tag, for the next write' }),
    is_started: Type.Boolean({ description: 'false: nothing is kept yet, these are the live modules' }),
    base_version: Type.Integer({ description: 'version that it started from' }),
    is_outdated: Type.Boolean({ description: 'what is live was changed since' }),
    author: Type.String(),
    updated_at: Type.Union([InstantSchema, Type.Null()]),
    rows: Type.Array(ModuleRowSchema),
    live: Type.Array(ModuleRowSchema, { description: 'what visitors see' }),
    references: ReferencesSchema,
  },
  { title: 'EditedDocument' },
);
export type EditedDocument = Omit<Static<typeof EditedDocumentSchema>, 'references'> & { references: ModuleReferences };

/** What was kept of a change. */
export const KeptChangeSchema = Type.Object(
  {
    etag: Type.String({ description: 'entity tag, for the next write' }),
    updated_at: InstantSchema,
    author: Type.String(),
    cleaned: DifferenceSchema,
    references: ReferencesSchema,
  },
  { title: 'KeptChange' },
);
export type KeptChange = Omit<Static<typeof KeptChangeSchema>, 'references'> & { references: ModuleReferences };

/** What was published, and the ids that new modules have got. */
export const PublishedDocumentSchema = Type.Object(
  {
    etag: Type.String(),
    is_started: Type.Boolean({ description: 'true: texts of another language are still to be published' }),
    version: PageVersionSchema,
    ids: Type.Record(Type.String(), IdSchema),
  },
  { title: 'PublishedDocument' },
);
export type PublishedDocument = Static<typeof PublishedDocumentSchema>;

/** What the checks find in a working copy, and what they had to know besides. Errors keep it from being published. */
export const CheckReportSchema = Type.Object(
  {
    findings: Type.Unsafe<Finding[]>(
      Type.Array(
        Type.Object({
          id: Type.Union([Type.Integer(), Type.Null()], { description: 'of the module; null for the page itself' }),
          field: Type.String(),
          key: Type.String({ description: 'what it is: check.alt, fault.required …' }),
          values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
          isError: Type.Boolean(),
          repair: Type.Optional(Type.Object({ key: Type.String(), changes: DifferenceSchema })),
        }),
      ),
    ),
    facts: Type.Unsafe<CheckFacts>(Type.Object({})),
  },
  { title: 'CheckReport' },
);
export type CheckReport = Static<typeof CheckReportSchema>;

/** A link that shows a working copy to whoever has it: `/de/besuch?preview={token}`. */
export const PreviewLinkSchema = Type.Object(
  { id: IdSchema, token: Type.String(), author: Type.String(), created_at: InstantSchema, expires_at: InstantSchema },
  { title: 'PreviewLink' },
);
export type PreviewLink = Static<typeof PreviewLinkSchema>;

/** Somebody who has the same page open to edit it. */
export const PresentEditorSchema = Type.Object(
  {
    name: Type.String(),
    username: Type.String(),
    module: Type.Union([Type.Integer(), Type.Null()], { description: 'id of the module that they are at' }),
    etag: Type.String({ description: 'entity tag of the working copy as it is now, the same for all' }),
  },
  { title: 'PresentEditor' },
);
export type PresentEditor = Static<typeof PresentEditorSchema>;

/** HTML that somebody writes, and what is kept of it. */
export const WrittenHtmlSchema = Type.Object({ html: Type.String({ maxLength: 500_000 }) }, { title: 'WrittenHtml' });
export type WrittenHtml = Static<typeof WrittenHtmlSchema>;
