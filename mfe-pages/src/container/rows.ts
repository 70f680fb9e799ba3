import { css } from '@emotion/react';

/** Big jumps between the rows of a page; none where one field of colour meets the next. */
export const rows = css({
  '& > [data-container] + [data-container]': { marginTop: 'clamp(4rem, 8vw, 7.5rem)' },
  '& > [data-flush] + [data-flush]': { marginTop: 0 },
});
