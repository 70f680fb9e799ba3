import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { linkTarget } from './external-link.ts';
import { Heading } from './heading.tsx';
import { motionOk } from './media.ts';

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  img: { [motionOk]: { transition: 'transform var(--slow) var(--ease)' } },
  '&:hover img': { [motionOk]: { transform: 'scale(1.03)' } },
  '&:hover a': { textDecorationColor: 'var(--aurora)' },
});
const frame = css({ overflow: 'hidden', marginBottom: '.9rem' });
/** The whole card is the link's area; its name is the title alone. */
const link = css({
  textDecorationColor: 'transparent',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
const meta = css({ color: 'var(--mute)', fontSize: '.92rem', marginTop: 'var(--s2)' });

interface CardProps {
  href: string;
  title: ReactNode;
  /** A `<Picture>`. */
  picture?: ReactNode;
  preline?: ReactNode;
  /** A short line below the title: kind, date, place. */
  meta?: ReactNode;
  /** Follows the title, outside of its link. */
  mark?: ReactNode;
  big?: boolean;
  level?: 2 | 3 | 4;
  className?: string;
}

/** A picture, a title that leads on, a line below. No box: the picture is the edge. */
export function Card({ href, title, picture, preline, meta: line, mark, big, level = 3, className }: CardProps) {
  return (
    <article css={card} className={className}>
      {picture && <div css={frame}>{picture}</div>}
      {preline}
      <Heading level={level} size={big ? 4 : 2}>
        <a css={link} href={href} {...linkTarget(href)}>
          {title}
        </a>
        {mark}
      </Heading>
      {line && <p css={meta}>{line}</p>}
    </article>
  );
}
