import Type, { type Static } from 'typebox';
import { IdSchema, nullable, pictureFields, TextSchema } from './basics.ts';

export const MEDIA_FILE_KINDS = ['video', 'audio', 'document'] as const;
export type MediaFileKind = (typeof MEDIA_FILE_KINDS)[number];

/** The part of a picture that is shown, in shares of its width and height from the upper left corner. */
export const PictureCropSchema = Type.Object(
  {
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
    width: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
    height: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  },
  { title: 'PictureCrop', additionalProperties: false },
);
export type PictureCrop = Static<typeof PictureCropSchema>;

/** A film, a sound or a document of the media library, in one language. */
export const MediaFileSchema = Type.Object(
  {
    id: IdSchema,
    kind: Type.Enum([...MEDIA_FILE_KINDS]),
    url: Type.String(),
    mime: Type.String(),
    bytes: Type.Integer({ minimum: 0 }),
    duration: nullable(Type.Number({ minimum: 0, description: 'seconds; null where it is not known' })),
    title: TextSchema,
    alt: TextSchema,
    credit: TextSchema,
    transcript: TextSchema,
    captions: Type.String({ default: '', description: 'address of a WebVTT file; empty without' }),
    /** What stands there before a film plays. */
    ...pictureFields,
  },
  { title: 'MediaFile' },
);
export type MediaFile = Static<typeof MediaFileSchema>;

/** A file for the media library, as `multipart/form-data`. */
export const MediaUploadSchema = Type.Object({ file: Type.String({ format: 'binary' }) }, { title: 'MediaUpload' });

/** What became of an uploaded file. A file that the library has already gives what is there. */
export const UploadedMediaSchema = Type.Object(
  {
    kind: Type.Enum(['picture', ...MEDIA_FILE_KINDS]),
    id: IdSchema,
    url: Type.String(),
    mime: Type.String(),
    bytes: Type.Integer({ minimum: 0, description: 'of the file that was sent' }),
    title: TextSchema,
    duration: nullable(Type.Number()),
    is_new: Type.Boolean({ description: 'false when the library had this very file' }),
    ...pictureFields,
  },
  { title: 'UploadedMedia' },
);
export type UploadedMedia = Static<typeof UploadedMediaSchema>;

/** Changes of what is shown of a picture. What is left out stays; `crop: null` shows all of it again. */
export const PictureChangeSchema = Type.Object(
  {
    crop: Type.Optional(nullable(PictureCropSchema)),
    focal_x: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    focal_y: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  { title: 'PictureChange', additionalProperties: false },
);
export type PictureChange = Static<typeof PictureChangeSchema>;
