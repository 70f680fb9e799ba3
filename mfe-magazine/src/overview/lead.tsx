import { css } from '@emotion/react';
import { FavouriteMark, from, Heading, motionOk, Picture, useLocation } from '@foyer/shared';
import type { Article } from '@foyer/shared/api';
import { Preline } from '../meta/article-card.tsx';
import { MetaLine } from '../meta/meta-line.tsx';

const frame = css({
  position: 'relative',
  display: 'grid',
  gap: 'var(--s4) var(--gap)',
  [from.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', alignItems: 'end' },
  img: { [motionOk]: { transition: 'transform var(--slow) var(--ease)' } },
  '&:hover img': { [motionOk]: { transform: 'scale(1.02)' } },
});
const picture = css({ overflow: 'hidden', [from.desktop]: { gridColumn: '1 / 9' }, img: { aspectRatio: '16 / 10' } });
const words = css({ display: 'grid', gap: 'var(--s3)', [from.desktop]: { gridColumn: '9 / 13' } });
const link = css({
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'var(--aurora)' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
const meta = css({ color: 'var(--mute)', fontSize: '.92rem' });

/** The article that the house puts first. */
export function Lead({ article }: { article: Article }) {
  const { locale } = useLocation();
  return (
    <article css={frame}>
      <div css={picture}>
        <Picture
          image={article.image_obj}
          thumbnails={article.image_thumbnails}
          cover
          priority
          sizes="(min-width: 64em) 66vw, 100vw"
          alt=""
        />
      </div>
      <div css={words}>
        <Preline article={article} />
        <Heading level={2} size={4}>
          <a href={article.urls[locale]} css={link}>
            {article.title}
          </a>
          <FavouriteMark kind="article" id={article.id} />
        </Heading>
        {article.teaser_text && <p>{article.teaser_text}</p>}
        <p css={meta}>
          <MetaLine article={article} />
        </p>
      </div>
    </article>
  );
}
