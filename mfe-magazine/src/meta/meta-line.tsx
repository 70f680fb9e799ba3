import { css } from '@emotion/react';
import { useFormats, useMessages } from '@foyer/shared';
import type { Article } from '@foyer/shared/api';
import { CategoryLinks, TopicLinks } from './term-links.tsx';

/** Cards are links as a whole: what leads elsewhere lies above that, and is high enough for a finger. */
const line = css({
  a: { position: 'relative', zIndex: 1, display: 'inline-block', padding: '.2rem 0', textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
});

/** Kind, categories, date and topics of an article on one line. */
export function MetaLine({ article: { media_type, categories, published_at, tags } }: { article: Article }) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <span css={line}>
      {media_type !== 'text' && `${t(`media.${media_type}`)}, `}
      {categories.length > 0 && (
        <>
          <CategoryLinks categories={categories} />
          {', '}
        </>
      )}
      {formats.dayShort(published_at)}
      {tags.length > 0 && (
        <>
          <br />
          <TopicLinks tags={tags} hash />
        </>
      )}
    </span>
  );
}
