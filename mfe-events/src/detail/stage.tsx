import { css } from '@emotion/react';
import { from, Picture } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { PictureData } from './picture-data.ts';

/** How wide the picture is: eight of twelve columns. */
export const STAGE_SIZES = '(min-width: 88rem) 57rem, (min-width: 64em) 65vw, 100vw';

const stage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6) var(--gap)',
  // On small screens the picture goes to the edges.
  '& > figure': { marginInline: 'calc(-1 * var(--edge))', [from.desktop]: { marginInline: 0 } },
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > figure': { gridColumn: '1 / 9' },
    '& > div': { gridColumn: '9 / 13' },
  },
});
const picture = css({ aspectRatio: '3 / 2', overflow: 'hidden', [from.desktop]: { aspectRatio: '13 / 9' } });
const credit = css({
  padding: 'var(--s2) var(--edge) 0',
  color: 'var(--mute)',
  fontSize: 'var(--step--2)',
  [from.desktop]: { paddingInline: 0 },
});
const side = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--s6)',
  [from.desktop]: { paddingTop: 'var(--s4)' },
  '& dd': { textWrap: 'balance' },
  '& dd p': { margin: 0 },
});
const subtitle = css({ font: '600 1.35rem/1.2 var(--font-display)', letterSpacing: '-.02em', textWrap: 'balance' });

interface StageProps extends PictureData {
  subtitle?: string;
  /** Facts and the way on, beside the picture. */
  children: ReactNode;
}

/** The picture of a thing, eight columns wide, and what there is to know beside it. */
export function Stage({ image, thumbnails, subtitle: line, children }: StageProps) {
  return (
    <div css={stage}>
      <figure>
        <div css={picture}>
          <Picture image={image} thumbnails={thumbnails} cover priority sizes={STAGE_SIZES} />
        </div>
        {image?.credit && <figcaption css={credit}>{image.credit}</figcaption>}
      </figure>
      <div css={side}>
        {line && <p css={subtitle}>{line}</p>}
        {children}
      </div>
    </div>
  );
}
