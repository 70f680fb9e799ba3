import { css } from '@emotion/react';
import { Eyebrow, from, Heading } from '@foyer/shared';
import type { SearchResult } from '@foyer/shared/api';
import { Highlight } from './highlight.tsx';

const list = css({ borderTop: '1px solid var(--line)' });
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  gap: 'var(--s2) var(--gap)',
  padding: 'var(--s6) 0',
  borderBottom: '1px solid var(--hair)',
  [from.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr) 9rem' },
  '& > p': { gridColumn: '1 / -1', color: 'var(--mute)', [from.tablet]: { gridColumn: 'auto', paddingTop: '.35rem' } },
  img: { width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'cover', background: 'var(--grey)' },
  a: { textDecorationColor: 'transparent', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '&:hover a': { textDecorationColor: 'var(--aurora)' },
});
const words = css({ display: 'grid', gap: 'var(--s2)', alignContent: 'start' });
const excerpt = css({
  maxWidth: '40rem',
  color: 'var(--mute)',
  overflowWrap: 'anywhere',
  mark: { background: 'none', color: 'var(--ink)', fontWeight: 600, boxShadow: 'inset 0 -.2em var(--aurora)' },
});

/** Everything but dates: what kind it is, its title, where it was found. */
export function FoundOthers({
  others,
  nameOf,
}: {
  others: SearchResult[];
  nameOf: (category: SearchResult['type']) => string;
}) {
  return (
    <ul css={list}>
      {others.map(({ type, id, title, text, highlight, url, image_thumbnails: thumbnails }) => (
        <li key={`${type}-${id}`} css={row}>
          <Eyebrow>{nameOf(type)}</Eyebrow>
          <div css={words}>
            <Heading level={3} size={2}>
              <a href={url}>{title}</a>
            </Heading>
            <div css={excerpt}>{highlight.includes('<mark>') ? <Highlight html={highlight} /> : text}</div>
          </div>
          {thumbnails && (
            <img
              src={thumbnails.small.url}
              width={thumbnails.small.width}
              height={thumbnails.small.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
