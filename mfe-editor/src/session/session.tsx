import { observer, useSite } from '@foyer/shared';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useInterface } from '../interface/use-interface.ts';
import { hearLoggedIn, tellLoggedIn } from './channel.ts';
import { ASK_EVERY_MS, LoginStore } from './login-store.ts';
import { pauseInTyping } from './pause-in-typing.ts';
import { readUser } from './read-user.ts';

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog.tsx')).LoginDialog }));

/**
 * Offers to log in when a write is refused because the session has ended (specification §8). The write waits and is repeated;
 * the page stays as it is.
 */
export const Session = observer(function Session() {
  const site = useSite();
  const { user, events } = site;
  const { t, language } = useInterface();
  const [logins] = useState(
    () =>
      new LoginStore(
        () => user.details?.username,
        () => readUser(site),
      ),
  );

  useEffect(() => {
    tellLoggedIn();
    return events.subscribe('session.ended', ({ repeatAfter }) =>
      repeatAfter(
        pauseInTyping()
          .then(() => logins.ask())
          .then((isLoggedIn) => {
            if (isLoggedIn) void readUser(site).then((details) => details && user.replace(details));
            return isLoggedIn;
          }),
      ),
    );
  }, [events, logins, site, user]);

  useEffect(() => {
    if (!logins.isAsked) return undefined;
    const look = () => void logins.look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), ASK_EVERY_MS);
    const stopHearing = hearLoggedIn(look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stopHearing();
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [logins, logins.isAsked]);

  if (!logins.isAsked) return null;
  return (
    <Suspense>
      <LoginDialog logins={logins} t={t} language={language} />
    </Suspense>
  );
});
