import { css } from '@emotion/react';

/** Distances between modules of a column: small where they belong together, large where something new begins. */
export const rhythm = css({
  '& > [data-module]:empty': { display: 'none' },
  '& > * + *': { marginTop: 'var(--s8)' },
  '& > * + [data-model=headline]': { marginTop: 'clamp(3rem, 5vw, 4.5rem)' },
  '& > [data-model=headline] + *': { marginTop: 'var(--s6)' },
  '& > [data-model=headline] + :is([data-model=teaser_list], [data-model=blog_teaser_list], [data-model=image_list])': {
    marginTop: 'var(--s12)',
  },
  '& > * + :is([data-model=teaser_list], [data-model=image_list], [data-model=two_columns], [data-model=quote], [data-bleed])':
    { marginTop: 'clamp(3rem, 6vw, 6rem)' },
  '& > [data-bleed] + *': { marginTop: 'clamp(3rem, 6vw, 6rem)' },
  '& > [data-bleed] + [data-bleed]': { marginTop: 0 },
  '& > [data-model=text] + [data-model=text], & > * + :has(> [data-close])': { marginTop: '1em' },
});
