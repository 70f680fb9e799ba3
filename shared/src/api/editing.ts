import Type, { type Static } from 'typebox';
import { IdSchema, InstantSchema } from './basics.ts';
import { modulesRef } from './references.ts';

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
