import type { MouseEvent } from 'react';

/** Leaves out the second half of a double click: it meets what has come in the place of what was pressed. */
export function firstClick(call: () => void) {
  return ({ detail }: MouseEvent): void => {
    if (detail < 2) call();
  };
}
