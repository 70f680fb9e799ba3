import Type, { type Static } from 'typebox';
import {
  DaySchema,
  HtmlSchema,
  IdSchema,
  InstantSchema,
  LinkTargetSchema,
  NamedSchema,
  nullable,
  OptionSchema,
  pictureFields,
  UrlsSchema,
} from './basics.ts';
import { PersonSchema } from './people.ts';
import { AccessSchema, AddressSchema } from './venues.ts';
import { modulesRef } from './references.ts';

export const EventStatusSchema = Type.Enum(
  ['sale', 'canceled', 'postponed', 'sold_out', 'past', 'remaining_tickets', 'free_entrance', 'livestream', 'none'],
  { title: 'EventStatus' },
);
export type EventStatus = Static<typeof EventStatusSchema>;

/** An exhibition type; as a filter the slug is its id. */
export const ExhibitionTypeSchema = Type.Object(
  { slug: Type.String(), name: Type.String() },
  { title: 'ExhibitionType' },
);
export type ExhibitionType = Static<typeof ExhibitionTypeSchema>;

const eventFields = {
  id: IdSchema,
  slug: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  preline: Type.String(),
  teaser_text: Type.String(),
  date_start: InstantSchema,
  date_end: InstantSchema,
  event_type_new: NamedSchema,
  status: EventStatusSchema,
  ticket_url: nullable(Type.String()),
  price_from: nullable(Type.Number()),
  price_to: nullable(Type.Number()),
  currency: Type.String(),
  room: nullable(OptionSchema),
  venue: nullable(NamedSchema),
  series: nullable(NamedSchema),
  genre: nullable(OptionSchema),
  tags: Type.Array(NamedSchema),
  production: nullable(
    Type.Object(
      { id: IdSchema, slug: Type.String(), title: Type.String(), sticky_event: Type.Boolean() },
      { title: 'EventProduction' },
    ),
  ),
  ...pictureFields,
  urls: UrlsSchema,
  access: Type.Array(AccessSchema),
  previous_date_start: nullable(InstantSchema),
  sequence: Type.Integer(),
};

export const EventSchema = Type.Object(eventFields, { title: 'Event' });
export type Event = Static<typeof EventSchema>;

/** A person's part in a production or event. */
export const TeamMemberSchema = Type.Object({ role: Type.String(), person: PersonSchema }, { title: 'TeamMember' });
export type TeamMember = Static<typeof TeamMemberSchema>;

/** What production and event pages add to the entry in a list. */
const detailFields = {
  description: HtmlSchema,
  team: Type.Array(TeamMemberSchema),
  modules: modulesRef,
  section_order: Type.Array(Type.String()),
};

export const EventDetailSchema = Type.Object(
  {
    ...eventFields,
    ...detailFields,
    dates: Type.Array(EventSchema),
    content_notes: Type.String(),
    /** Of its venue. */
    address: Type.Optional(AddressSchema),
  },
  { title: 'EventDetail' },
);
export type EventDetail = Static<typeof EventDetailSchema>;

/** An announcement that stands among the events, on its day. */
export const TeaserSchema = Type.Object(
  {
    id: IdSchema,
    name: Type.String(),
    date: DaySchema,
    link: nullable(LinkTargetSchema),
    preline: Type.String(),
    headline: Type.String(),
    subline: Type.String(),
    link_text: Type.String(),
    ...pictureFields,
  },
  { title: 'Teaser' },
);
export type Teaser = Static<typeof TeaserSchema>;

const productionFields = {
  id: IdSchema,
  slug: Type.String(),
  title: Type.String(),
  subtitle: Type.String(),
  season: nullable(OptionSchema),
  genre: nullable(OptionSchema),
  date_from: nullable(DaySchema),
  date_to: nullable(DaySchema),
  ...pictureFields,
  urls: UrlsSchema,
  sticky_event: Type.Boolean(),
};

export const ProductionSchema = Type.Object(productionFields, { title: 'Production' });
export type Production = Static<typeof ProductionSchema>;

export const ProductionDetailSchema = Type.Object(
  { ...productionFields, ...detailFields, events: Type.Array(EventSchema) },
  { title: 'ProductionDetail' },
);
export type ProductionDetail = Static<typeof ProductionDetailSchema>;

const seriesFields = {
  id: IdSchema,
  slug: Type.String(),
  name: Type.String(),
  description: HtmlSchema,
  ...pictureFields,
  urls: UrlsSchema,
};

export const SeriesSchema = Type.Object({ ...seriesFields, next_date: nullable(InstantSchema) }, { title: 'Series' });
/** A series as lists show it, with the beginning of its next event that takes place. */
export type Series = Static<typeof SeriesSchema>;

export const SeriesDetailSchema = Type.Object(
  {
    ...seriesFields,
    events: Type.Array(EventSchema),
    modules: modulesRef,
  },
  { title: 'SeriesDetail' },
);
export type SeriesDetail = Static<typeof SeriesDetailSchema>;
