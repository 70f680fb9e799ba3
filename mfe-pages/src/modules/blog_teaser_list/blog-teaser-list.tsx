import { css } from '@emotion/react';
import { useHeadingLevel } from '../../page/outline.ts';
import { fieldsOf, listOf, numberOf, textOf } from '../fields.ts';
import type { ModuleProps } from '../module.ts';
import { ArticleCard } from './article-card.tsx';

/** Blog items: from 1 to 8 (specification §5). */
const MOST = 8;

const grid = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  '@container (min-width: 56rem)': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'start',
    '& > article': { gridColumn: '1 / 8' },
    '& > ul': { gridColumn: '9 / 13' },
    '& > ul:only-child': { gridColumn: '1 / -1' },
  },
});
const rows = css({
  display: 'grid',
  borderTop: '1px solid var(--line)',
  '& > li': { padding: 'var(--s4) 0', borderBottom: '1px solid var(--hair)' },
  '&:only-child': {
    borderTop: 0,
    gap: 'var(--s12) var(--gap)',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    '& > li': { padding: 0, border: 0 },
  },
});

/** Articles of the magazine: the main one large, the others as lines beside it. */
export function BlogTeaserListModule({ module }: ModuleProps) {
  const level = useHeadingLevel(module) === 2 ? 2 : 3;
  const articles = listOf(module.article_objs).slice(0, Math.min(MOST, Math.max(1, numberOf(module.items) ?? MOST)));
  const main = fieldsOf(module.main_teaser_obj);
  const hasMain = Boolean(textOf(main.title));
  const others = articles.filter((article) => textOf(article.title) && (!hasMain || article.id !== main.id));
  if (!hasMain && others.length === 0) return null;
  return (
    <div css={grid}>
      {hasMain && <ArticleCard article={main} level={level} big withPicture />}
      {others.length > 0 && (
        <ul className="articles" css={rows}>
          {others.map((article, index) => (
            <li key={textOf(article.id) || index}>
              <ArticleCard article={article} level={level} withPicture={!hasMain} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
