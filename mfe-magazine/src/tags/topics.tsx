import { css } from '@emotion/react';
import { Display, Notice, useHref, useMessages, VisuallyHidden, Wrap } from '@foyer/shared';
import type { ArticleTag } from '@foyer/shared/api';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  padding: 'clamp(1.5rem, 4vw, 3.5rem) 0 clamp(4rem, 8vw, 7.5rem)',
});
const intro = css({ marginTop: 'var(--s4)', color: 'var(--mute)' });
/** An index in columns: where a topic stands must not depend on how wide its neighbours are, since that changes when the fonts come. */
const list = css({
  columns: '21rem',
  columnGap: 'var(--gap)',
  li: { breakInside: 'avoid', marginBottom: 'var(--s2)' },
  borderTop: '1px solid var(--line)',
  paddingTop: 'var(--s6)',
  font: '600 var(--step-3)/1.15 var(--font-display)',
  letterSpacing: '-.03em',
  a: { textDecorationColor: 'transparent' },
  'a:hover': { textDecorationColor: 'var(--aurora)' },
  sup: {
    marginInlineStart: '.25em',
    color: 'var(--mute)',
    font: '400 var(--step--1)/1 var(--font-text)',
    letterSpacing: 0,
  },
});

/** Every topic, with the number of its articles. */
export function TopicsView({ data }: { data: ArticleTag[] }) {
  const t = useMessages();
  const href = useHref();
  return (
    <Wrap>
      <div css={page}>
        <header>
          <Display>{t('allTopics')}</Display>
          <p css={intro}>{t('topicsIntro')}</p>
        </header>
        {data.length === 0 ? (
          <Notice title={t('empty')} />
        ) : (
          <ul css={list}>
            {data.map(({ id, slug, name, count }) => (
              <li key={id}>
                <a href={href('magazine-tags-tag-id', { tag: slug, id })}>#{name}</a>
                <sup aria-hidden="true">{count}</sup>
                <VisuallyHidden>, {t('articles', { count })}</VisuallyHidden>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Wrap>
  );
}
