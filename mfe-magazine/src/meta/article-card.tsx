import { css } from '@emotion/react';
import { Card, Eyebrow, Picture, useFormats, useLocation, useMessages } from '@foyer/shared';
import type { Article } from '@foyer/shared/api';

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
      level={level}
      big={big}
      picture={<Picture image={article.image_obj} thumbnails={article.image_thumbnails} css={shape} cover sizes={sizes} priority={priority} alt="" />}
      preline={<Preline article={article} />}
      meta={useMetaLine(article)}
    />
  );
}

/** The line above the title, unless it is the name of a category: those stand below. */
export function Preline({ article: { preline, categories } }: { article: Article }) {
  return preline && !categories.some(({ name }) => name === preline) ? <Eyebrow>{preline}</Eyebrow> : null;
}

/** Kind, categories and date of an article on one line. */
export function useMetaLine({ media_type, categories, published_at }: Article): string {
  const t = useMessages();
  const formats = useFormats();
  const kind = media_type === 'text' ? '' : t(`media.${media_type}`);
  return [kind, ...categories.map(({ name }) => name), formats.dayShort(published_at)].filter(Boolean).join(', ');
}
