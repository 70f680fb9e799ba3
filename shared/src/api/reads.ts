import Type, { type Static, type TSchema } from 'typebox';
import type { ResourceRecord } from './back-office.ts';
import { DaySchema, nullable, OptionSchema, PagedSchema, type Paged } from './basics.ts';
import {
  CheckedThingSchema,
  DashboardSiteSchema,
  DashboardVersionsSchema,
  MediaOverviewSchema,
  MissingPageEntrySchema,
  PageActivitySchema,
  SearchKeywordsSchema,
} from './dashboard.ts';
import {
  CheckReportSchema,
  type ContentKind,
  EditedDocumentSchema,
  PreviewLinkSchema,
  ScheduledChangeSchema,
} from './editing.ts';
import { FormSchema } from './forms.ts';
import { ArticleCategorySchema, ArticleDetailSchema, ArticleSchema, ArticleTagSchema } from './magazine.ts';
import { PageSchema, PageVersionSchema } from './pages.ts';
import { PersonDetailSchema, PersonSchema } from './people.ts';
import {
  EventDetailSchema,
  EventSchema,
  ExhibitionTypeSchema,
  ProductionDetailSchema,
  ProductionSchema,
  SeriesDetailSchema,
  SeriesSchema,
  TeaserSchema,
} from './programme.ts';
import { SearchResultSchema, SearchSummarySchema } from './search.ts';
import { AlertSchema, NavSchema, OpeningHoursTodaySchema, RedirectSchema, SettingsSchema } from './site.ts';
import { EditorNameSchema, PasskeySchema, UserDetailsSchema, UserSessionSchema, UserSummarySchema } from './users.ts';
import { VenueSchema } from './venues.ts';

interface Read<A extends TSchema, Q extends string> {
  answer: A;
  query: readonly Q[];
}

/** @param query names of the parameters that it takes */
const read = <A extends TSchema, Q extends string = never>(answer: A, ...query: Q[]): Read<A, Q> => ({ answer, query });

/** Versions and working copies, for those who may see them. */
const VERSIONS = ['version_id', 'preview'] as const;
const EVENT_FILTERS = ['room', 'type', 'tag', 'series', 'genre', 'date'] as const;

/** Records of the back-office say themselves what their fields are. */
const RecordSchema = Type.Unsafe<ResourceRecord>({});
const RecordPageSchema = Type.Unsafe<Paged<ResourceRecord>>({});

/**
 * What the site reads of its content service: path, answer, parameters. `{name}` stands for a part of the path; `{kind}` is a kind of
 * content that carries modules. A test of the content service holds it against the contract that is published there.
 */
export const READS = {
  'pageeditor-api/user': read(UserSummarySchema),
  'pageeditor-api/settings': read(SettingsSchema),
  'pageeditor-api/nav': read(NavSchema),
  'pageeditor-api/redirect': read(Type.Array(RedirectSchema)),
  'pageeditor-api/page/{path}': read(PageSchema, ...VERSIONS),
  'pageeditor-api/{kind}/{id}/document/': read(EditedDocumentSchema, 'version'),
  'pageeditor-api/{kind}/{id}/checks/': read(CheckReportSchema),
  'pageeditor-api/{kind}/{id}/previews/': read(Type.Array(PreviewLinkSchema)),
  'pageeditor-api/{kind}/{id}/versions/': read(PagedSchema(PageVersionSchema), 'page', 'named'),
  'pageeditor-api/{kind}/{id}/schedule/': read(Type.Array(ScheduledChangeSchema)),
  'api/opening-hours-today/': read(OpeningHoursTodaySchema),
  'api/breaking-news/': read(Type.Array(AlertSchema)),
  'api/events/': read(PagedSchema(EventSchema), ...EVENT_FILTERS, 'ids', 'page', 'page_size'),
  'api/events/{id}/': read(EventDetailSchema, ...VERSIONS),
  'api/calendar/': read(Type.Array(DaySchema), ...EVENT_FILTERS),
  'api/teasers/': read(Type.Array(TeaserSchema)),
  'api/rooms/': read(Type.Array(OptionSchema)),
  'api/series/': read(Type.Array(OptionSchema)),
  'api/event-tags/': read(Type.Array(OptionSchema)),
  'api/genres/': read(Type.Array(OptionSchema)),
  'api/seasons/': read(Type.Array(OptionSchema)),
  'api/production-tags/': read(Type.Array(OptionSchema)),
  'api/exhibition-types/': read(Type.Array(ExhibitionTypeSchema)),
  'api/productions/': read(PagedSchema(ProductionSchema), 'season', 'exhibition_type', 'tag', 'date', 'page'),
  'api/productions/{id}/': read(ProductionDetailSchema, ...VERSIONS),
  'api/series-list/': read(PagedSchema(SeriesSchema), 'page'),
  'api/series/{id}/': read(SeriesDetailSchema, ...VERSIONS),
  'api/persons/': read(PagedSchema(PersonSchema), 'category', 'page'),
  'api/persons/{id}/': read(PersonDetailSchema, ...VERSIONS),
  'api/person-categories/': read(Type.Array(OptionSchema)),
  'api/venues/': read(Type.Array(VenueSchema)),
  'api/venues/{id}/': read(VenueSchema, ...VERSIONS),
  'api/articles/': read(PagedSchema(ArticleSchema), 'category', 'tag', 'ids', 'page'),
  'api/articles/{id}/': read(ArticleDetailSchema, ...VERSIONS),
  'api/articles-teaser/': read(nullable(ArticleSchema)),
  'api/article-categories/': read(Type.Array(ArticleCategorySchema)),
  'api/article-tags/': read(Type.Array(ArticleTagSchema)),
  'api/forms/{id}/': read(FormSchema),
  'api/search/': read(SearchSummarySchema, 'query'),
  'api/search/autocomplete/': read(Type.Array(Type.String(), { maxItems: 8 }), 'query'),
  'api/search/events/': read(PagedSchema(EventSchema), 'query', 'page'),
  'api/search/others/': read(PagedSchema(SearchResultSchema), 'query', 'category', 'page'),
  'api/editors/': read(Type.Array(EditorNameSchema)),
  'api/user-details/': read(UserDetailsSchema),
  'api/user-details/sessions/': read(Type.Array(UserSessionSchema)),
  'api/user-details/passkeys/': read(Type.Array(PasskeySchema)),
  'api/dashboard-site/': read(DashboardSiteSchema),
  'api/dashboard-page-activities/': read(PagedSchema(PageActivitySchema), 'page'),
  'api/dashboard-search-keywords/': read(SearchKeywordsSchema),
  'api/dashboard-media-overview/': read(MediaOverviewSchema),
  'api/dashboard-versions/': read(DashboardVersionsSchema),
  'api/dashboard-error-log/': read(PagedSchema(MissingPageEntrySchema), 'page', 'order'),
  'api/dashboard-checks/': read(PagedSchema(CheckedThingSchema), 'page'),
  'api/back-office/{resource}/': read(
    RecordPageSchema,
    ...(['page', 'page_size', 'q', 'kind', 'date_start_from', 'sort', 'order'] as const),
  ),
  'api/back-office/{resource}/{id}/': read(RecordSchema),
} as const;

type Reads = typeof READS;

/** What stands in place of a name in braces. */
interface Parts {
  id: string | number;
  path: string;
  kind: ContentKind;
  resource: ContentKind | 'forms' | 'pictures' | 'media-files';
}

/** `api/forms/{id}/` -> `api/forms/${string | number}/` */
type Filled<Path extends string> = Path extends `${infer Before}{${infer Name extends keyof Parts}}${infer After}`
  ? `${Before}${Parts[Name]}${Filled<After>}`
  : Path;

type Addresses<Path extends string> = `/${Filled<Path>}` | `/{locale}/${Filled<Path>}`;

type ReadAt<Path extends string> = {
  [Key in keyof Reads]: Path extends Addresses<Key> ? Key : never;
}[keyof Reads];

/** An address of a read: `/{locale}/api/events/`, where `{locale}` becomes the language. */
export type ReadPath = { [Key in keyof Reads]: Addresses<Key> }[keyof Reads];

/** What a read answers. */
export type AnswerOf<Path extends ReadPath> = Static<Reads[ReadAt<Path>]['answer']>;

/** What a read can be asked; what is empty is left out. */
export type QueryOf<Path extends ReadPath> = Partial<
  Record<Reads[ReadAt<Path>]['query'][number], string | number | boolean | null | undefined>
>;
