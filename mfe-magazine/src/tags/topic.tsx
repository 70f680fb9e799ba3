import { css } from '@emotion/react';
import { Display, from, Notice, Pager, useHref, useMessages, Wrap } from '@foyer/shared';
import { ArticleCard } from '../meta/article-card.tsx';
import type { Topic } from './load.ts';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  padding: 'clamp(1.5rem, 4vw, 3.5rem) 0 clamp(4rem, 8vw, 7.5rem)',
});
const back = css({ marginTop: 'var(--s4)', a: { fontWeight: 600 } });
const grid = css({
  display: 'grid',
  gap: 'var(--s12) var(--gap)',
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** The articles on one topic. */
export function TopicView({ data: { tag, articles, page: number, pages } }: { data: Topic }) {
  const t = useMessages();
  const href = useHref();
  return (
    <Wrap>
      <div css={page}>
        <header>
          <Display>#{tag.name}</Display>
          <p css={back}>
            <a href={href('magazine-tags')}>{t('allTopics')}</a>
          </p>
        </header>
        {articles.length === 0 ? (
          <Notice title={t('empty')} />
        ) : (
          <div css={grid}>
            {articles.map((article, index) => (
              <ArticleCard
                key={article.id}
                article={article}
                priority={index === 0}
                sizes="(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw"
              />
            ))}
          </div>
        )}
        <Pager
          page={number}
          pages={pages}
          hrefOf={(next) =>
            href('magazine-tags-tag-id', { tag: tag.slug, id: tag.id }, { query: { page: next > 1 ? next : null } })
          }
          labels={{
            pager: t('pager'),
            previous: t('previous'),
            next: t('next'),
            page: (of) => t('page', { page: of }),
          }}
        />
      </div>
    </Wrap>
  );
}
