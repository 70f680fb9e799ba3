import { css } from '@emotion/react';
import { Wrap } from '@foyer/shared';

const content = css({
  padding: 'clamp(2.5rem, 6vw, 5rem) 0 var(--s16)',
  '& p': { maxWidth: 'var(--measure)', fontSize: 'var(--step-1)', lineHeight: 1.4 },
  '& p + p': { marginTop: 'var(--s4)' },
});

/** The house's own page for a status, as it stands in the content service: set in the page's container. */
export function CustomError({ html }: { html: string }) {
  return (
    <Wrap>
      <div css={content} dangerouslySetInnerHTML={{ __html: html }} />
    </Wrap>
  );
}
