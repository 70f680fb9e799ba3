import { and, asc, count, eq } from 'drizzle-orm';
import Type from 'typebox';
import {
  ArticleCategorySchema,
  ArticleDetailSchema,
  ArticleSchema,
  ArticleTagSchema,
  nullable,
  PagedSchema,
} from '@foyer/shared/api';
import { MAX_IDS } from '@foyer/shared/limits';
import { idParameter, offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import { askedState, isPreview, stateQuery } from '../pages/asked-state.ts';
import { embeddedTags } from '../pages/embedded-tags.ts';
import { readModules } from '../pages/module-tree.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import type { Service } from '../../service.ts';
import { slugsOf, termOrder, termsOf, topicIn } from '../terms/terms.ts';
import { terms } from '../terms/tables.ts';
import { publishedArticles } from '../visibility/visibility.ts';
import { articleAnswers } from './article-answer.ts';
import { articleFilters, type ArticleRow, listArticles, teaserArticle } from './article-list.ts';
import { articles, articleTerms, relatedArticles } from './tables.ts';

const PAGE_SIZE = 12;

/** The operations that visitors have on the magazine: lists, articles, categories, tags (specification §7). */
export function magazineRoutes(router: Router, { db, urlsOf }: Service): void {
  router.read({
    path: 'api/articles/',
    area: 'Magazine',
    summary: 'Articles, the newest first, or some by their ids',
    query: { ...articleFilters, ...pageParameter },
    answer: PagedSchema(ArticleSchema),
    read: async ({ query, ...request }) => {
      const context = { db, urlsOf, ...request };
      const { page = 1, ...filter } = query;
      const pageSize = filter.ids ? MAX_IDS : PAGE_SIZE;
      const wanted = { list: 'api/articles', locale: request.locale, page, pageSize, query };
      const { rows, total } = await listArticles(context, filter, { limit: pageSize, offset: offsetOf(wanted) });
      return { body: paged(wanted, total, await articleAnswers(rows, context)), tags: ['articles'] };
    },
  });

  router.read({
    path: 'api/articles/{id}/',
    area: 'Magazine',
    summary: 'An article',
    params: { id: idParameter },
    query: stateQuery,
    isPrivate: isPreview,
    answer: ArticleDetailSchema,
    read: async ({ params: { id }, query, ...request }) => {
      const context = { db, urlsOf, ...request, ...askedState(query) };
      // Whether the link to a preview holds is found out with the modules: whoever has it sees what is to come, too.
      const isReadable = isPreview({ query }) ? undefined : publishedArticles(request.now);
      const rows = await db
        .select()
        .from(articles)
        .where(and(eq(articles.id, id), isReadable));
      const [article] = await articleAnswers(rows, context);
      if (!article) throw notFound(`article ${id}`);
      const body = {
        ...article,
        modules: await readModules({ contentType: 'article', objectId: id }, context),
        related: await articleAnswers(await relatedTo(id, context), context),
      };
      return { body, tags: [`article:${id}`, 'articles', ...embeddedTags(body.modules)] };
    },
  });

  router.read({
    path: 'api/articles-teaser/',
    area: 'Magazine',
    summary: 'The article above the list',
    answer: nullable(ArticleSchema),
    read: async (request) => {
      const context = { db, urlsOf, ...request };
      const row = await teaserArticle(context);
      const [article = null] = row ? await articleAnswers([row], context) : [];
      return { body: article, tags: ['articles'] };
    },
  });

  router.read({
    path: 'api/article-categories/',
    area: 'Magazine',
    summary: 'Categories of articles',
    answer: Type.Array(ArticleCategorySchema),
    read: async ({ locale }) => ({
      body: (await termsOf(db, 'article_category', locale)).map((term) => ({
        ...topicIn(term, locale),
        slugs: slugsOf(term),
      })),
      tags: ['terms'],
    }),
  });

  router.read({
    path: 'api/article-tags/',
    area: 'Magazine',
    summary: 'Topics, with the number of their articles',
    answer: Type.Array(ArticleTagSchema),
    read: async ({ locale, now }) => {
      const rows = await db
        .select({ term: terms, articles: count(articles.id) })
        .from(terms)
        .leftJoin(articleTerms, eq(articleTerms.termId, terms.id))
        .leftJoin(articles, and(eq(articles.id, articleTerms.articleId), publishedArticles(now)))
        .where(eq(terms.kind, 'article_tag'))
        .groupBy(terms.id)
        .orderBy(...termOrder(locale));
      return {
        body: rows.map((row) => ({
          ...topicIn(row.term, locale),
          slugs: slugsOf(row.term),
          count: row.articles,
        })),
        tags: ['terms', 'articles'],
      };
    },
  });
}

async function relatedTo(id: number, { db, now }: AnswerContext): Promise<ArticleRow[]> {
  const rows = await db
    .select({ article: articles })
    .from(relatedArticles)
    .innerJoin(articles, eq(articles.id, relatedArticles.relatedId))
    .where(and(eq(relatedArticles.articleId, id), publishedArticles(now)))
    .orderBy(asc(relatedArticles.position));
  return rows.map(({ article }) => article);
}
