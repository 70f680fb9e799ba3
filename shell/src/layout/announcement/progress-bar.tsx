import { css, keyframes } from '@emotion/react';
import { observer, useSite } from '@foyer/shared';

const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(.55)' },
  to: { transform: 'scaleX(1)' },
});

/** 0 to 100 % in 5 s, not before 200 ms, gone 500 ms after the page is there (specification §9). */
const bar = css({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 'var(--z-top)',
  height: '3px',
  background: 'linear-gradient(90deg, var(--violet), var(--aurora))',
  transformOrigin: '0 0',
  opacity: 0,
  pointerEvents: 'none',
  transition: 'opacity .5s',
  '&[data-pending=true]': { opacity: 1, transition: 'opacity 0s .2s', animation: `${grow} 5s var(--ease) .2s both` },
  '@media print': { display: 'none' },
});

/** Shows that a page is on its way; for eyes only, the announcement tells when it is there. */
export const ProgressBar = observer(function ProgressBar() {
  const { navigation } = useSite();
  return <div css={bar} data-pending={navigation.pending !== null} aria-hidden="true" />;
});
