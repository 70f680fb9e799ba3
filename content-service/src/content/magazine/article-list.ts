import { and, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import Type, { type Static, type TObject } from 'typebox';
import { idParameter, idsIn, idsParameter } from '../../platform/http/paging.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { publishedArticles } from '../visibility/visibility.ts';
import { articles, articleTerms } from './tables.ts';

export type ArticleRow = typeof articles.$inferSelect;
type When = Pick<AnswerContext, 'db' | 'now'>;

export const articleFilters = {
  category: Type.Optional(idParameter),
  tag: Type.Optional(idParameter),
  ids: Type.Optional(idsParameter),
};
export type ArticleFilter = Static<TObject<typeof articleFilters>>;

const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

/** One page of the magazine, the newest first. What is dated later is not there yet. */
export async function listArticles(
  { db, now }: When,
  { category, tag, ids }: ArticleFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ArticleRow[]; total: number }> {
  const sorted = [category, tag].filter((term) => term !== undefined).map((term) => hasTerm(db, term));
  const where = and(
    publishedArticles(now),
    ids === undefined ? undefined : inArray(articles.id, idsIn(ids)),
    ...sorted,
  );
  const rows = await db
    .select()
    .from(articles)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(articles).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The articles that are public now, the newest first. */
export async function newestArticles({ db, now }: When, limit: number): Promise<ArticleRow[]> {
  return db
    .select()
    .from(articles)
    .where(publishedArticles(now))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The newest article of each of these categories, by the category's id. */
export async function newestOfCategories(
  { db, now }: When,
  categories: readonly number[],
): Promise<Map<number, ArticleRow>> {
  if (categories.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([articleTerms.termId], { category: articleTerms.termId, article: articles })
    .from(articleTerms)
    .innerJoin(articles, eq(articles.id, articleTerms.articleId))
    .where(and(inArray(articleTerms.termId, [...categories]), publishedArticles(now)))
    .orderBy(articleTerms.termId, ...newestFirst);
  return new Map(rows.map(({ category, article }) => [category, article]));
}

/** The article that stands above the others. */
export async function teaserArticle({ db, now }: When): Promise<ArticleRow | null> {
  const published = and(publishedArticles(now), eq(articles.isTeaser, true));
  const [row] = await db
    .select()
    .from(articles)
    .where(published)
    .orderBy(...newestFirst)
    .limit(1);
  return row ?? null;
}

function hasTerm(db: AnswerContext['db'], term: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(articleTerms)
      .where(and(eq(articleTerms.articleId, articles.id), eq(articleTerms.termId, term))),
  );
}
