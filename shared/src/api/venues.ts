import Type, { type Static } from 'typebox';
import { HtmlSchema, IdSchema, nullable, pictureFields, UrlsSchema } from './basics.ts';
import { modulesRef } from './references.ts';

/** What makes a place or a performance accessible. */
export const AccessSchema = Type.Enum(
  ['wheelchair', 'sign_language', 'audio_description', 'surtitles', 'relaxed', 'hearing_loop', 'easy_language'],
  { title: 'Access' },
);
export type Access = Static<typeof AccessSchema>;

/** Where a house is. */
export const AddressSchema = Type.Object(
  { street: Type.String(), zip: Type.String(), city: Type.String(), country: Type.String() },
  { title: 'Address' },
);
export type Address = Static<typeof AddressSchema>;

const venueFields = {
  id: IdSchema,
  slug: Type.String(),
  name: Type.String(),
  address: AddressSchema,
  lat: nullable(Type.Number()),
  lng: nullable(Type.Number()),
  description: HtmlSchema,
  access: Type.Array(AccessSchema),
  opening_hours: HtmlSchema,
  ...pictureFields,
  urls: UrlsSchema,
};

export const VenueSchema = Type.Object({ ...venueFields, modules: modulesRef }, { title: 'Venue' });
export type Venue = Static<typeof VenueSchema>;
