import { css } from '@emotion/react';
import { Card, Eyebrow, FavouriteMark, Picture, useLocation } from '@foyer/shared';
import type { Article } from '@foyer/shared/api';
import { MetaLine } from './meta-line.tsx';

const shape = css({ aspectRatio: '3 / 2' });

interface ArticleCardProps {
  article: Article;
  big?: boolean;
  /** How wide the picture will be, as in `<img sizes>`. */
  sizes: string;
  priority?: boolean;
  level?: 2 | 3;
}

/** An article as a picture, a title and what kind of thing it is. */
export function ArticleCard({ article, big, sizes, priority, level = 2 }: ArticleCardProps) {
  const { locale } = useLocation();
  return (
    <Card
      href={article.urls[locale]}
      title={article.title}
      mark={<FavouriteMark kind="article" id={article.id} />}
      level={level}
      big={big}
      picture={
        <Picture
          image={article.image_obj}
          thumbnails={article.image_thumbnails}
          css={shape}
          cover
          sizes={sizes}
          priority={priority}
          alt=""
        />
      }
      preline={<Preline article={article} />}
      meta={<MetaLine article={article} />}
    />
  );
}

/** The line above the title, unless it is the name of a category: those stand below. */
export function Preline({ article: { preline, categories } }: { article: Article }) {
  return preline && !categories.some(({ name }) => name === preline) ? <Eyebrow>{preline}</Eyebrow> : null;
}
