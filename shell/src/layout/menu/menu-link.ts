import { css } from '@emotion/react';

/** A link of a menu that stands in a row; the one of the page on show is underlined in light. */
export const menuLink = css({
  padding: '.5rem 0 .35rem',
  margin: '-.5rem 0 -.35rem',
  textDecoration: 'none',
  '&:hover, &[aria-current]': { background: 'linear-gradient(currentColor 0 0) 0 100% / 100% .35rem no-repeat' },
  '&[aria-current]': { backgroundImage: 'linear-gradient(var(--aurora) 0 0)' },
});
