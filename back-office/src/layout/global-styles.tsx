import { css, Global } from '@emotion/react';
import { visuallyHidden } from './surfaces.ts';

const styles = css({
  '*,*::before,*::after': { boxSizing: 'border-box' },
  // Header and toolbar of forms stick: what has the focus shall not lie behind them.
  html: { scrollPadding: '4.5rem 0 6rem' },
  '#app': { minHeight: '100%' },
  'h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset,legend': { margin: 0, padding: 0 },
  'ul[class],ol[class]': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  'button,input,select,textarea': { font: 'inherit', color: 'inherit' },
  a: { color: 'inherit', textUnderlineOffset: '.18em' },
  img: { display: 'block', maxWidth: '100%' },
  ':focus-visible': { outline: '3px solid var(--violet)', outlineOffset: 2 },
  '.visually-hidden': visuallyHidden,
  '@media (prefers-reduced-motion:reduce)': {
    '*,*::before,*::after': { animationDuration: '1ms!important', transitionDuration: '0s!important' },
  },
});

export const GlobalStyles = () => <Global styles={styles} />;
