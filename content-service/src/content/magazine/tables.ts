import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Article } from '@foyer/shared/api';
import { instant, localised } from '../../platform/database/columns.ts';
import { pictures } from '../media/tables.ts';
import { terms } from '../terms/tables.ts';

export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: localised('slug').notNull(),
    title: localised('title').notNull(),
    preline: localised('preline').notNull(),
    teaserText: localised('teaser_text').notNull(),
    publishedAt: instant('published_at').notNull(),
    author: text('author').notNull(),
    mediaType: text('media_type').$type<Article['media_type']>().notNull(),
    /** Stands above the magazine's list. */
    isTeaser: boolean('is_teaser').notNull().default(false),
    pictureId: integer('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    editedAt: instant('edited_at'),
  },
  (table) => [index('articles_published').on(table.publishedAt, table.id)],
);

/** Categories and tags of articles, in one order. */
export const articleTerms = pgTable(
  'article_terms',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    termId: integer('term_id')
      .notNull()
      .references(() => terms.id),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.termId] }), index('article_terms_term').on(table.termId)],
);

export const relatedArticles = pgTable(
  'related_articles',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    relatedId: integer('related_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.relatedId] })],
);
