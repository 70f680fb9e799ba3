import Type, { type Static } from 'typebox';
import { IdSchema, ImageThumbnailsSchema, nullable } from './basics.ts';

export const SearchCategorySchema = Type.Enum(['articles', 'productions', 'persons', 'venues', 'series', 'pages'], {
  title: 'SearchCategory',
});
export type SearchCategory = Static<typeof SearchCategorySchema>;

export const SearchSummarySchema = Type.Object(
  {
    events: Type.Object({ count: Type.Integer({ minimum: 0, description: 'at most 10,000' }) }),
    others: Type.Object({
      count: Type.Integer({ minimum: 0 }),
      categories: Type.Array(
        Type.Object({ slug: SearchCategorySchema, name: Type.String(), count: Type.Integer({ minimum: 0 }) }),
      ),
    }),
    suggestion: nullable(Type.String()),
  },
  { title: 'SearchSummary' },
);
export type SearchSummary = Static<typeof SearchSummarySchema>;

export const SearchResultSchema = Type.Object(
  {
    type: SearchCategorySchema,
    id: IdSchema,
    title: Type.String(),
    text: Type.String(),
    highlight: Type.String({ description: 'the text with <mark> around what was found' }),
    url: Type.String(),
    image_thumbnails: nullable(ImageThumbnailsSchema),
  },
  { title: 'SearchResult' },
);
export type SearchResult = Static<typeof SearchResultSchema>;
