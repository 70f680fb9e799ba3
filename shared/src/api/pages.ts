import Type, { type Static } from 'typebox';
import { IdSchema, InstantSchema, nullable, ThumbnailSchema, UrlsSchema } from './basics.ts';
import { modulesRef, pageReferenceRef } from './references.ts';

/** A page above another, up to the root. */
export interface PageReference {
  id: number;
  title: string;
  urls: { de: string; en: string };
  parent: PageReference | null;
}

export const PageReferenceSchema = Type.Unsafe<PageReference>(
  Type.Object(
    { id: IdSchema, title: Type.String(), urls: UrlsSchema, parent: nullable(pageReferenceRef) },
    { title: 'PageReference' },
  ),
);

export const PageSiblingSchema = Type.Object(
  { id: IdSchema, title: Type.String(), urls: UrlsSchema },
  { title: 'PageSibling' },
);
export type PageSibling = Static<typeof PageSiblingSchema>;

/** A saved state of a page. */
export const PageVersionSchema = Type.Object(
  {
    id: IdSchema,
    created_at: InstantSchema,
    author: Type.String(),
    label: Type.String(),
    published: Type.Optional(Type.Boolean()),
  },
  { title: 'PageVersion' },
);
export type PageVersion = Static<typeof PageVersionSchema>;

export const PageSchema = Type.Object(
  {
    id: IdSchema,
    content_type: Type.String(),
    object_id: IdSchema,
    title: Type.String(),
    headline: Type.String(),
    slug: Type.String(),
    class: Type.String({ description: 'class of the body' }),
    urls: UrlsSchema,
    is_online: Type.Boolean(),
    is_clickable: Type.Boolean(),
    in_menu: Type.Boolean(),
    in_footer: Type.Boolean(),
    is_landing_page: Type.Boolean(),
    meta_title: Type.String(),
    meta_description: Type.String(),
    og_title: Type.String(),
    og_description: Type.String(),
    og_type: Type.String(),
    og_image: nullable(Type.String()),
    og_image_thumbnails: nullable(
      Type.Object({ small: ThumbnailSchema, large: ThumbnailSchema }, { title: 'OgImageThumbnails' }),
    ),
    parent: nullable(pageReferenceRef),
    siblings: Type.Array(PageSiblingSchema),
    settings_url: Type.String(),
    version: PageVersionSchema,
    changes_at: Type.Optional(
      Type.Union([InstantSchema, Type.Null()], {
        description: 'when the next of its modules comes or goes by the clock',
      }),
    ),
    modules: modulesRef,
  },
  { title: 'Page' },
);
export type Page = Static<typeof PageSchema>;
