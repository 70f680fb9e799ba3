import { css } from '@emotion/react';
import { from } from '@foyer/shared';

export const page = css({
  display: 'grid',
  gap: 'var(--s6)',
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 3vw, 3rem) var(--edge) clamp(4rem, 8vw, 7.5rem)',
});
export const words = css({ maxWidth: 'var(--measure)', fontSize: 'var(--step-1)', lineHeight: 1.4 });

/** Heading on the left, what belongs to it on the right, a hairline above. */
export const part = css({
  display: 'grid',
  gap: 'var(--s6) var(--gap)',
  width: '100%',
  padding: 'var(--s6) 0 var(--s12)',
  borderTop: '1px solid var(--hair)',
  '& > *': { minWidth: 0 },
  [from.desktop]: { gridTemplateColumns: '4fr 8fr' },
});

export const form = css({ display: 'grid', gap: 'var(--s8)', maxWidth: 'var(--measure)' });

/** What became of it stands above the button, and takes no room until there is something to say. */
export const foot = css({ '& > [role] > p': { margin: '0 0 var(--s6)' } });
export const done = css({
  display: 'flex',
  gap: '.5em',
  fontWeight: 600,
  '&::before': { content: '""', flex: 'none', width: '.35rem', background: 'var(--aurora)' },
});
export const notice = css({ padding: 'var(--s4)', border: '1.5px solid', maxWidth: 'var(--measure)' });
