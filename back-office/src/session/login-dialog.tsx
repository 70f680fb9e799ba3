import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocale } from '../resources/resources.tsx';
import type { LoginGate } from './login-gate.ts';

/** Says that the session has ended, and how to go on. What was entered stays where it is. */
export function LoginDialog({ gate }: { gate: LoginGate }) {
  const t = useTranslate();
  const locale = useLocale();
  const { isAsked, other } = useSyncExternalStore(gate.subscribe, gate.state);
  // The page after the login tells the other windows and closes itself.
  const login = `/admin/login/?${new URLSearchParams({ next: `/${locale}/user/session`, lang: locale })}`;
  return (
    <Dialog open={isAsked} onClose={() => gate.end(false)} aria-labelledby="login-title" aria-describedby="login-text">
      <DialogTitle id="login-title">{t('foyer.session.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="login-text">{t('foyer.session.text')}</DialogContentText>
        <DialogContentText role="status">
          {other ? t('foyer.session.other', { name: other.name }) : t('foyer.session.waiting')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => gate.end(false)}>{t('foyer.session.later')}</Button>
        {other ? (
          <Button variant="contained" onClick={() => gate.end(true)}>
            {t('foyer.session.as_other', { name: other.name })}
          </Button>
        ) : (
          <Button variant="contained" href={login} target="_blank" rel="opener">
            {t('foyer.session.login')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
