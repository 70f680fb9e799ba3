import Type, { type Static } from 'typebox';
import { DaySchema, IdSchema, InstantSchema, ThumbnailSchema, UrlsSchema } from './basics.ts';

const CountSchema = Type.Integer({ minimum: 0 });

/** Whether site and shop are open, and how much there is. */
export const DashboardSiteSchema = Type.Object(
  {
    is_site_online: Type.Boolean(),
    is_shop_online: Type.Boolean(),
    webshop_url: Type.String(),
    pages: Type.Object({ online: CountSchema, offline: CountSchema }),
    upcoming_events: CountSchema,
    articles: CountSchema,
  },
  { title: 'DashboardSite' },
);
export type DashboardSite = Static<typeof DashboardSiteSchema>;

/** A change of a page. */
export const PageActivitySchema = Type.Object(
  {
    id: IdSchema,
    created_at: InstantSchema,
    author: Type.String(),
    label: Type.String(),
    published: Type.Boolean(),
    page: Type.Object({ id: IdSchema, title: Type.String(), urls: UrlsSchema, is_online: Type.Boolean() }),
  },
  { title: 'PageActivity' },
);
export type PageActivity = Static<typeof PageActivitySchema>;

export const SearchKeywordSchema = Type.Object(
  {
    term: Type.String(),
    locale: Type.String(),
    searches: CountSchema,
    hits: Type.Integer({ minimum: 0, description: 'of the last search' }),
  },
  { title: 'SearchKeyword' },
);
export type SearchKeyword = Static<typeof SearchKeywordSchema>;

/** What visitors searched since a day. */
export const SearchKeywordsSchema = Type.Object(
  { since: DaySchema, most_searched: Type.Array(SearchKeywordSchema), without_hits: Type.Array(SearchKeywordSchema) },
  { title: 'SearchKeywords' },
);
export type SearchKeywords = Static<typeof SearchKeywordsSchema>;

/** Something on which the nightly checks found a fault. */
export const CheckedThingSchema = Type.Object(
  {
    kind: Type.String({ description: 'pages, events …' }),
    id: IdSchema,
    title: Type.String(),
    url: Type.String({ description: 'where it is edited' }),
    errors: CountSchema,
    warnings: CountSchema,
    faults: Type.Array(Type.String(), {
      description: 'each kind of fault once, by its key: check.alt, fault.required …',
    }),
    checked_at: InstantSchema,
  },
  { title: 'CheckedThing' },
);
export type CheckedThing = Static<typeof CheckedThingSchema>;

/** The media library at a glance. */
export const MediaOverviewSchema = Type.Object(
  {
    pictures: CountSchema,
    without_alt: Type.Integer({ minimum: 0, description: 'pictures without a description in this language' }),
    latest: Type.Array(
      Type.Object({ id: IdSchema, title: Type.String(), alt: Type.String(), thumbnail: ThumbnailSchema }),
    ),
  },
  { title: 'MediaOverview' },
);
export type MediaOverview = Static<typeof MediaOverviewSchema>;

/** What the content service is made of. */
export const DashboardVersionsSchema = Type.Object(
  {
    service: Type.String(),
    node: Type.String(),
    database: Type.String(),
    migration: Type.String({ description: 'the last one' }),
  },
  { title: 'DashboardVersions' },
);
export type DashboardVersions = Static<typeof DashboardVersionsSchema>;

/** A page that was asked for and does not exist. */
export const MissingPageEntrySchema = Type.Object(
  { url: Type.String(), requests: CountSchema, first_at: InstantSchema, last_at: InstantSchema },
  { title: 'MissingPageEntry' },
);
export type MissingPageEntry = Static<typeof MissingPageEntrySchema>;
