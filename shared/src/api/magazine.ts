import Type, { type Static } from 'typebox';
import { IdSchema, InstantSchema, NamedSchema, pictureFields, UrlsSchema } from './basics.ts';
import { modulesRef } from './references.ts';

/** In addresses of each language. Lists of categories and topics have them; articles name theirs in one language. */
const slugs = Type.Optional(Type.Object(UrlsSchema.properties, { description: 'slugs in both languages' }));

export const ArticleCategorySchema = Type.Object(
  { id: IdSchema, name: Type.String(), slug: Type.String(), slugs },
  { title: 'ArticleCategory' },
);
export type ArticleCategory = Static<typeof ArticleCategorySchema>;

/** A topic with the number of its articles. */
export const ArticleTagSchema = Type.Object(
  { id: IdSchema, name: Type.String(), slug: Type.String(), slugs, count: Type.Integer({ minimum: 0 }) },
  { title: 'ArticleTag' },
);
export type ArticleTag = Static<typeof ArticleTagSchema>;

const articleFields = {
  id: IdSchema,
  slug: Type.String(),
  title: Type.String(),
  preline: Type.String(),
  teaser_text: Type.String(),
  published_at: InstantSchema,
  categories: Type.Array(ArticleCategorySchema),
  tags: Type.Array(NamedSchema),
  author: Type.String(),
  ...pictureFields,
  urls: UrlsSchema,
  media_type: Type.Enum(['text', 'video', 'audio', 'gallery']),
};

export const ArticleSchema = Type.Object(articleFields, { title: 'Article' });
export type Article = Static<typeof ArticleSchema>;

export const ArticleDetailSchema = Type.Object(
  { ...articleFields, modules: modulesRef, related: Type.Array(ArticleSchema) },
  { title: 'ArticleDetail' },
);
export type ArticleDetail = Static<typeof ArticleDetailSchema>;
