import { css } from '@emotion/react';

/** Big jumps between the rows of a page; none where one field of colour meets the next. What stands in a row asks the row how wide it is, not the window. */
export const rows = css({
  '& > *': { containerType: 'inline-size' },
  '& > [data-container] + [data-container]': { marginTop: 'clamp(4rem, 8vw, 7.5rem)' },
  '& > [data-flush] + [data-flush]': { marginTop: 0 },
});
