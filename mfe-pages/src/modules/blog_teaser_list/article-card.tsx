import { css } from '@emotion/react';
import { Card, Picture, useFormats, useLocation } from '@foyer/shared';
import { addressOfLink } from '../../links/address.ts';
import { fieldsOf, listOf, pictureOf, textOf, type Fields } from '../fields.ts';

const shape = css({ aspectRatio: '3 / 2' });

/** An article of the magazine, as far as its fields go: picture, title, categories and day. */
export function ArticleCard({
  article,
  level,
  big,
  withPicture,
}: {
  article: Fields;
  level: 2 | 3;
  big?: boolean;
  withPicture: boolean;
}) {
  const formats = useFormats();
  const { locale } = useLocation();
  const picture = withPicture ? pictureOf(article) : null;
  const published = textOf(article.published_at);
  const meta = [
    ...listOf(article.categories).map((category) => textOf(category.name)),
    Number.isNaN(Date.parse(published)) ? '' : formats.dayShort(published),
  ];
  return (
    <Card
      href={addressOfLink(textOf(fieldsOf(article.urls)[locale]))}
      title={textOf(article.title)}
      picture={picture && <Picture {...picture} css={shape} cover sizes="(min-width: 56rem) 58vw, 100vw" />}
      meta={meta.filter(Boolean).join(', ')}
      big={big}
      level={level}
    />
  );
}
