import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';

/** Where colours are the visitor's own, grounds and shadows say nothing: borders show where something ends, Highlight what is chosen. */
const forced = '@media (forced-colors: active)';
const highlighted = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const;

/** The editor's own material: dark, compact, one typeface. Blue belongs to it alone and means "here". */
export const material = css({
  background: editorColours.ground,
  color: editorColours.text,
  font: '500 .8125rem/1.35 var(--font-text)',
  letterSpacing: 0,
  textAlign: 'start',
  textTransform: 'none',
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': editorColours.hereLight,
  '& h2, & h3': { font: '600 1rem/1.2 var(--font-text)', letterSpacing: 0 },
  '@media print': { display: 'none' },
  [forced]: { border: '1px solid' },
});

/** A window that is low, as enlarged four times, or on a telephone that is held across: the page keeps what room there is. */
export const low = '@media (max-height: 30em)';
/** Where one points with a finger. */
export const touch = '@media (pointer: coarse)';
/** What is as high as a finger needs it, where one points with that (WCAG 2.2, 2.5.5), and compact elsewhere. */
export const target = {
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  [touch]: { minWidth: '2.75rem', minHeight: '2.75rem' },
} as const;

export const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  ...target,
  padding: '.3rem .55rem',
  borderRadius: '.25rem',
  color: 'inherit',
  font: '500 .8125rem/1.2 var(--font-text)',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  justifyContent: 'center',
  '&:hover': { background: editorColours.pressed },
  '&[aria-pressed=true], &[aria-expanded=true], &[aria-current=true]': { background: editorColours.pressed },
  '&:disabled, &[aria-disabled=true]': { color: editorColours.disabled, background: 'none', cursor: 'default' },
  '&:focus-visible': { outlineOffset: 0 },
  [forced]: {
    border: '1px solid',
    '&[aria-pressed=true], &[aria-expanded=true], &[aria-current=true]': highlighted,
  },
});
export const outlined = css({ boxShadow: `inset 0 0 0 1px ${editorColours.edge}` });
export const loud = css({
  background: editorColours.good,
  color: editorColours.onBright,
  fontWeight: 600,
  '&:hover': { background: editorColours.goodHover },
  '&:disabled, &[aria-disabled=true]': { background: editorColours.goodDisabled, color: editorColours.onBright },
});
export const danger = css({ '&:hover': { background: editorColours.badGround } });
export const muted = css({ color: editorColours.quiet });

export const insertButton = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  minHeight: '1.625rem',
  padding: '.15rem .75rem',
  borderRadius: '1rem',
  background: editorColours.here,
  color: editorColours.onHere,
  font: '600 .8125rem/1.2 var(--font-text)',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '&:hover': { background: editorColours.hereHover },
  '&:focus-visible': { outline: `3px solid ${editorColours.onBright}`, outlineOffset: 2 },
  [forced]: { border: '1px solid' },
  // It stands between what is written and the tools: a finger has room around it, too.
  [touch]: { '&::after': { content: '""', position: 'absolute', inset: '-.5625rem -.25rem' } },
});

export const field = css({ display: 'grid', gap: '.3rem', marginBottom: '.9rem' });
export const input = css({
  width: '100%',
  minHeight: '2.1rem',
  padding: '.4rem .6rem',
  border: `1px solid ${editorColours.edge}`,
  borderRadius: '.25rem',
  background: editorColours.sunken,
  color: editorColours.text,
  font: '500 .8125rem/1.35 var(--font-text)',
  // Smaller letters make telephones enlarge the page.
  [touch]: { minHeight: '2.75rem', fontSize: '1rem' },
  '&:focus': { borderColor: editorColours.hereLight },
  '&[aria-invalid=true]': { borderColor: editorColours.bad },
});
/** A box to tick, or one of several to choose. */
export const tick = { width: '1.1rem', height: '1.1rem', accentColor: editorColours.here } as const;
/** Its line, all of which is pressed. */
export const check = css({ display: 'flex', gap: '.5rem', alignItems: 'center', ...target, '& input': tick });
export const fault = css({ color: editorColours.badText });
/** The buttons that answer a dialog. */
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '.5rem' });

const DIALOG_HEIGHT = '46rem';
export const dialog = css({
  width: 'min(58rem, calc(100% - 2rem))',
  maxHeight: `min(${DIALOG_HEIGHT}, calc(100dvh - 4rem))`,
  margin: 'auto',
  padding: 0,
  border: `1px solid ${editorColours.line}`,
  borderRadius: '.5rem',
  overflow: 'hidden',
  [low]: { maxHeight: 'calc(100dvh - 1rem)' },
  '&::backdrop': { background: 'rgb(14 16 32 / .6)' },
});
/** Of a dialog with a head and a list, which shrinks and grows. It begins where it would if it were full: no row moves while somebody presses on it. */
export const listDialog = css({
  '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
  marginBlock: `max(2rem, calc((100dvh - ${DIALOG_HEIGHT}) / 2)) auto`,
  // Its head scrolls away with its list.
  [low]: { marginBlockStart: '.5rem', '&[open]': { display: 'block', overflowY: 'auto' } },
});
