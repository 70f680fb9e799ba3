import Type, { type Static } from 'typebox';
import { ClockTimeSchema, HtmlSchema, IdSchema, nullable, pictureFields, UrlsSchema } from './basics.ts';
import { modulesRef } from './references.ts';

/** What makes a place or a performance accessible. */
export const AccessSchema = Type.Enum(
  ['wheelchair', 'sign_language', 'audio_description', 'surtitles', 'relaxed', 'hearing_loop', 'easy_language'],
  { title: 'Access' },
);
export type Access = Static<typeof AccessSchema>;

/** Hours of one weekday: 1 is Monday, 7 Sunday. */
export const WeekdayHoursSchema = Type.Object(
  { weekday: Type.Integer({ minimum: 1, maximum: 7 }), time_from: ClockTimeSchema, time_to: ClockTimeSchema, closed: Type.Boolean() },
  { title: 'WeekdayHours' },
);
export type WeekdayHours = Static<typeof WeekdayHoursSchema>;

const venueFields = {
  id: IdSchema,
  slug: Type.String(),
  name: Type.String(),
  address: Type.Object(
    { street: Type.String(), zip: Type.String(), city: Type.String(), country: Type.String() },
    { title: 'Address' },
  ),
  lat: nullable(Type.Number()),
  lng: nullable(Type.Number()),
  description: HtmlSchema,
  access: Type.Array(AccessSchema),
  opening_hours: Type.Array(WeekdayHoursSchema),
  ...pictureFields,
  urls: UrlsSchema,
};

export const VenueSchema = Type.Object({ ...venueFields, modules: modulesRef }, { title: 'Venue' });
export type Venue = Static<typeof VenueSchema>;
