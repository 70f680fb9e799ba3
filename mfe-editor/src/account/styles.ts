import { css } from '@emotion/react';
import { from } from '@foyer/shared';

export const page = css({ display: 'grid', gap: 'var(--s6)', justifyItems: 'start', padding: 'clamp(1.5rem, 3vw, 3rem) var(--edge) clamp(4rem, 8vw, 7.5rem)' });
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
export const label = css({ display: 'block', paddingBottom: 'var(--s1)', fontSize: '1rem', fontWeight: 600 });
export const help = css({ marginTop: 'var(--s1)', fontSize: 'var(--step--1)', color: 'var(--mute)' });

/** A line to write on, as in the site's forms. */
export const control = css({
  width: '100%',
  padding: '.6rem 0',
  border: 0,
  borderBottom: '1.5px solid currentColor',
  borderRadius: 0,
  background: 'none',
  font: '400 var(--step-1)/1.4 var(--font-text)',
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid=true]': { borderBottomWidth: '4px', borderBottomColor: 'var(--ember)' },
  '&:is(select)': { cursor: 'pointer' },
  '&:is(select) option': { color: 'var(--ink)', background: 'var(--paper)' },
});

export const complaint = css({
  display: 'flex',
  gap: '.5em',
  marginTop: 'var(--s2)',
  fontWeight: 600,
  '&::before': { content: '"!"', flex: 'none', width: '1.4em', height: '1.4em', borderRadius: '50%', background: 'var(--ember)', color: 'var(--on-ember)', textAlign: 'center', lineHeight: 1.4 },
});
/** What became of it stands above the button, and takes no room until there is something to say. */
export const foot = css({ '& > [role] > p': { margin: '0 0 var(--s6)' } });
export const done = css({ display: 'flex', gap: '.5em', fontWeight: 600, '&::before': { content: '""', flex: 'none', width: '.35rem', background: 'var(--aurora)' } });
export const notice = css({ padding: 'var(--s4)', border: '1.5px solid', maxWidth: 'var(--measure)' });
