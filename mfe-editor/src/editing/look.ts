import { css } from '@emotion/react';

/** The editor's own material: dark, compact, one typeface. Blue belongs to it alone and means "here". */
export const material = css({
  background: '#181a24',
  color: '#e9ecf2',
  font: '500 .8125rem/1.35 var(--font-text)',
  letterSpacing: 0,
  textAlign: 'start',
  textTransform: 'none',
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': '#8fb7ff',
  '& h2, & h3': { font: '600 1rem/1.2 var(--font-text)', letterSpacing: 0 },
  '@media print': { display: 'none' },
});

export const BLUE = '#3d82ff';

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  padding: '.3rem .55rem',
  borderRadius: '.25rem',
  color: 'inherit',
  font: '500 .8125rem/1.2 var(--font-text)',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  justifyContent: 'center',
  '&:hover': { background: '#3a3f4e' },
  '&[aria-pressed=true], &[aria-expanded=true], &[aria-current=true]': { background: '#3a3f4e' },
  '&:disabled': { color: '#7b8496', background: 'none', cursor: 'default' },
  '&:focus-visible': { outlineOffset: 0 },
});
export const outlined = css({ boxShadow: 'inset 0 0 0 1px #5b6273' });
export const loud = css({
  background: '#12d19a',
  color: '#0e1020',
  fontWeight: 600,
  '&:hover': { background: '#5fe3bb' },
  '&:disabled': { background: '#1d6b56', color: '#0e1020' },
});
export const danger = css({ '&:hover': { background: '#7a2a1a' } });
export const muted = css({ color: '#a9b1c1' });

export const insertButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '1.625rem',
  padding: '.15rem .75rem',
  borderRadius: '1rem',
  background: BLUE,
  color: '#06122b',
  font: '600 .8125rem/1.2 var(--font-text)',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '&:hover': { background: '#6ba0ff' },
  '&:focus-visible': { outline: '3px solid #0e1020', outlineOffset: 2 },
});

export const field = css({ display: 'grid', gap: '.3rem', marginBottom: '.9rem' });
export const input = css({
  width: '100%',
  minHeight: '2.1rem',
  padding: '.4rem .6rem',
  border: '1px solid #5b6273',
  borderRadius: '.25rem',
  background: '#0f1118',
  color: '#e9ecf2',
  font: '500 .8125rem/1.35 var(--font-text)',
  '&:focus': { borderColor: '#8fb7ff' },
  '&[aria-invalid=true]': { borderColor: '#ff8a6b' },
});
export const fault = css({ color: '#ffb59f' });

export const dialog = css({
  width: 'min(58rem, calc(100% - 2rem))',
  maxHeight: 'min(46rem, calc(100dvh - 4rem))',
  margin: 'auto',
  padding: 0,
  border: '1px solid #343845',
  borderRadius: '.5rem',
  overflow: 'hidden',
  '&::backdrop': { background: 'rgb(14 16 32 / .6)' },
});
