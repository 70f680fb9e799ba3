import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { createContext, type RefObject, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router-dom';

/** Says that the form goes away with whatever was entered: nobody is to be asked. */
export const LeaveContext = createContext<() => void>(() => undefined);

interface UnsavedGuardProps {
  isDirty: boolean;
  /** The form goes away because it was saved, or with its record. */
  isLeaving: RefObject<boolean>;
  onDiscard: () => void;
}

/** Asks before a screen with unsaved changes is left, also by closing its window. */
export function UnsavedGuard({ isDirty, isLeaving, onDiscard }: UnsavedGuardProps) {
  const t = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => isLeaving.current || event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, isLeaving]);
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-text"
    >
      <DialogTitle id="unsaved-title">{t('foyer.edit.leave')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text">{t('foyer.edit.leave_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          {t('foyer.edit.discard')}
        </Button>
        <Button variant="contained" onClick={() => blocker.reset?.()}>
          {t('foyer.edit.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
