import { asc, eq, inArray } from 'drizzle-orm';
import { type Article, ArticleSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { topicIn } from '../terms/terms.ts';
import { terms } from '../terms/tables.ts';
import type { ArticleRow } from './article-list.ts';
import { articleTerms } from './tables.ts';

const columns = columnAnswers(ArticleSchema);

/** Articles as the contract shows them in lists. */
export async function articleAnswers(
  rows: readonly ArticleRow[],
  { db, locale, urlsOf }: AnswerContext,
): Promise<Article[]> {
  if (rows.length === 0) return [];
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  const sorted = await db
    .select({ articleId: articleTerms.articleId, term: terms })
    .from(articleTerms)
    .innerJoin(terms, eq(terms.id, articleTerms.termId))
    .where(
      inArray(
        articleTerms.articleId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(articleTerms.position), asc(terms.id));
  return rows.map((row) => {
    const own = sorted.filter(({ articleId }) => articleId === row.id).map(({ term }) => term);
    const named = (kind: string) => own.filter((term) => term.kind === kind).map((term) => topicIn(term, locale));
    return {
      ...columns(row, locale),
      categories: named('article_category'),
      tags: named('article_tag'),
      ...picture(row.pictureId),
      urls: urlsOf('articles', row.slug, row.id),
    };
  });
}
