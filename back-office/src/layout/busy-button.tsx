import { css } from '@emotion/react';
import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import type { MouseEvent } from 'react';

const preventDefault = (event: MouseEvent) => event.preventDefault();

/** Instead of `disabled`, last among a button's attributes: it says that it is off and does nothing, but keeps the focus. */
export const offWhen = (isOff: boolean, className = '') =>
  isOff && { className: `${className} Mui-disabled`, 'aria-disabled': true, onClick: preventDefault };

const unseen = css({ opacity: 0 });
const centred = css({ position: 'absolute' });

interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  isBusy: boolean;
  /** There is nothing to do for it. */
  isOff?: boolean;
}

/** A button whose work takes a while. It keeps the focus meanwhile, and is not to be pressed twice. */
export const BusyButton = ({ isBusy, isOff = false, children, ...attributes }: BusyButtonProps) => (
  <Button {...attributes} aria-busy={isBusy || undefined} {...offWhen(isBusy || isOff, attributes.className)}>
    <span css={isBusy && unseen}>{children}</span>
    {isBusy && <CircularProgress css={centred} color="inherit" size="1rem" aria-hidden="true" />}
  </Button>
);
