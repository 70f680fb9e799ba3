import { useLocation, useSite } from '@foyer/shared';
import { useEffect, useEffectEvent } from 'react';

/** The service knows of a change within this time, in milliseconds. */
const SLACK_MS = 1000;
/** The longest that a timer can wait, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Reads the page again when the next of its modules comes or goes by the clock. Editors see all of them always. */
export function useChange(at: string | null | undefined): void {
  const { navigation, user } = useSite();
  const { pathname, search } = useLocation();
  const readAgain = useEffectEvent(() => {
    if (!user.isLoggedIn) void navigation.navigate(pathname + search, { replace: true, keepScroll: true });
  });
  useEffect(() => {
    if (!at) return undefined;
    const timer = setTimeout(readAgain, Math.min(Math.max(0, Date.parse(at) - Date.now()) + SLACK_MS, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [at]);
}
