import { observer, useSite } from '@foyer/shared';
import { useCallback, useEffect, useState } from 'react';
import { LatePart } from '../interface/late-part.tsx';
import { useInterface } from '../interface/use-interface.ts';
import { hearLoggedIn, tellLoggedIn } from './channel.ts';
import { ASK_EVERY_MS, LoginStore } from './login-store.ts';
import { pauseInTyping } from './pause-in-typing.ts';
import { readUser } from './read-user.ts';

const loginDialog = async () => (await import('./login-dialog.tsx')).LoginDialog;

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

  // Nobody can be asked: what waits has failed, and whoever wrote it says so. To load the page again would lose what was entered.
  const giveUp = useCallback(() => logins.end(false), [logins]);
  return logins.isAsked && <LatePart load={loginDialog} props={{ logins, t, language }} failed={giveUp} />;
});
