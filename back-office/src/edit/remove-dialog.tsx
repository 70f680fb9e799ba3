import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { BusyButton } from '../layout/busy-button.tsx';
import { stack } from '../layout/surfaces.ts';

interface RemoveDialogProps {
  isOpen: boolean;
  close: () => void;
  title: string;
  /** What goes, and with what. */
  children: ReactNode;
  /** Left out where it must stay. */
  remove?: { label: string; isBusy: boolean; press: () => void };
}

/**
 * Asks before something is deleted for good. What it says after a press is read out; once the button means something
 * else by it, the focus leaves it, so that nobody who pressed twice has agreed to what they have not read.
 */
export function RemoveDialog({ isOpen, close, title, children, remove }: RemoveDialogProps) {
  const t = useTranslate();
  const id = useId();
  const keeper = useRef<HTMLButtonElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const agreement = remove?.label;
  useEffect(() => {
    if (isOpen) (agreement === undefined ? keeper : paper).current?.focus();
  }, [isOpen, agreement]);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { ref: paper, tabIndex: -1 } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`} aria-live="polite">
        <div css={stack}>{children}</div>
      </DialogContent>
      <DialogActions>
        <Button ref={keeper} onClick={close}>
          {t('foyer.remove.keep')}
        </Button>
        {remove && (
          <BusyButton variant="contained" color="error" isBusy={remove.isBusy} onClick={remove.press}>
            {remove.label}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
