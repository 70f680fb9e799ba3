import { css } from '@emotion/react';
import { useHeadingLevel } from '../../page/outline.ts';
import { ArticleCard } from '../blog_teaser_list/article-card.tsx';
import { listOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';

const grid = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  '@container (min-width: 44rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :only-child': { gridColumn: '1 / -1', maxWidth: '56rem' },
  },
});

/** The newest article of each category that the editor has named, large. */
export function HighlightTeaserModule({ module }: ModuleProps) {
  const level = useHeadingLevel(module) === 2 ? 2 : 3;
  const articles = listOf(module.article_objs).filter((article) => textOf(article.title));
  return articles.length > 0 ? (
    <div css={grid}>
      {articles.map((article, index) => (
        <ArticleCard key={textOf(article.id) || index} article={article} level={level} big withPicture />
      ))}
    </div>
  ) : null;
}
