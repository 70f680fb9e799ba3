import Type, { type Static, type TSchema } from 'typebox';

/** A schema that may also be null. */
export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const IdSchema = Type.Integer({ minimum: 0, default: 0 });

/** Plain text; empty when nothing was entered. */
export const TextSchema = Type.String({ default: '' });

/** Marks fields of HTML in their schemas. */
export const HTML_DESCRIPTION = 'sanitised HTML';
export const HtmlSchema = Type.String({ default: '', description: HTML_DESCRIPTION });

/** An instant, ISO 8601 with offset: `2026-12-04T19:30:00+01:00`. */
export const InstantSchema = Type.String({ format: 'date-time' });

/** A day: `2026-12-04`. */
export const DaySchema = Type.String({ format: 'date' });

/** A wall-clock time: `10:00:00`. */
export const ClockTimeSchema = Type.String({ pattern: '^\\d{2}:\\d{2}(:\\d{2})?$' });

/** The same page in each language, as paths on the site. */
export const UrlsSchema = Type.Object({ de: Type.String(), en: Type.String() }, { title: 'Urls' });
export type Urls = Static<typeof UrlsSchema>;

export const ImageSchema = Type.Object(
  {
    id: IdSchema,
    url: Type.String(),
    alt: Type.String(),
    credit: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    focal_x: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'point that must stay visible when cropped, from the left',
    }),
    focal_y: Type.Number({ minimum: 0, maximum: 1, description: 'the same from the top' }),
  },
  { title: 'Image' },
);
export type Image = Static<typeof ImageSchema>;

export const ThumbnailSchema = Type.Object(
  {
    url: Type.String(),
    width: Type.Integer(),
    height: Type.Integer(),
    avif: Type.Optional(Type.String({ description: 'address of the same picture as AVIF, where there is one' })),
  },
  { title: 'Thumbnail' },
);
export type Thumbnail = Static<typeof ThumbnailSchema>;

export const ImageThumbnailsSchema = Type.Object(
  {
    small: ThumbnailSchema,
    medium: ThumbnailSchema,
    large: ThumbnailSchema,
    more: Type.Optional(Type.Array(ThumbnailSchema, { description: 'further widths for browsers to choose from' })),
  },
  { title: 'ImageThumbnails' },
);
export type ImageThumbnails = Static<typeof ImageThumbnailsSchema>;

/** The pair of fields by which everything that has a picture carries it. */
export const pictureFields = {
  image_obj: nullable(ImageSchema),
  image_thumbnails: nullable(ImageThumbnailsSchema),
};

export const LinkTargetSchema = Type.Object({ url: Type.String() }, { title: 'LinkTarget' });
export type LinkTarget = Static<typeof LinkTargetSchema>;

/** A choice of a filter. */
export const OptionSchema = Type.Object({ id: IdSchema, name: Type.String() }, { title: 'Option' });
export type Option = Static<typeof OptionSchema>;

/** Something that has a name and an address. */
export const NamedSchema = Type.Object({ id: IdSchema, slug: Type.String(), name: Type.String() }, { title: 'Named' });
export type Named = Static<typeof NamedSchema>;

/** The paging wrapper around a list. `page` starts at 1; a page past the end is 404. */
export const PagedSchema = <S extends TSchema>(item: S) =>
  Type.Object({
    count: Type.Integer({ minimum: 0 }),
    next: nullable(Type.String()),
    previous: nullable(Type.String()),
    results: Type.Array(item),
  });

export interface Paged<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** RFC 9457. `errors` names the fields at fault. */
export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof ProblemSchema>;
