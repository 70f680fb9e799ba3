import { css } from '@emotion/react';
import { from, Heading, Wrap } from '@foyer/shared';
import type { ReactNode } from 'react';

const part = css({ paddingTop: 'clamp(3rem, 6vw, 5.5rem)', '& > h2': { marginBottom: 'var(--s6)' } });
const text = css({
  [from.desktop]: { paddingInlineStart: 'calc((100% + var(--gap)) / 12)' },
  '& > p, &:not(:has(> p)) p:first-of-type': { fontSize: 'var(--step-1)', lineHeight: 1.45 },
  '& > p + *': { marginTop: 'var(--s6)' },
});
const end = css({ height: 'clamp(4rem, 8vw, 7.5rem)' });

/** A part of a page about one thing: a heading across, and what belongs to it. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Wrap as={title ? 'section' : 'div'}>
      <div css={part}>
        {title && (
          <Heading level={2} size={4}>
            {title}
          </Heading>
        )}
        {children}
      </div>
    </Wrap>
  );
}

/** The text of a thing: a column in from the edge, what leads into it (else its first paragraph) a little larger. */
export function PartText({ children }: { children: ReactNode }) {
  return (
    <Part>
      <div css={text}>{children}</div>
    </Part>
  );
}

/** Room between the last part and the footer. */
export function End() {
  return <div css={end} />;
}
