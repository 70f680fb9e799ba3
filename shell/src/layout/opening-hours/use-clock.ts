import { dayKey, runInAction, useSite, type Site } from '@foyer/shared';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The time in full minutes: at first the page's own, then the clock's. Asks for the hours again when a new day begins. */
export function useClock(): Date {
  const site = useSite();
  const minute = useSyncExternalStore(
    everyMinute,
    () => minuteOf(site.clock()),
    () => minuteOf(site.now),
  );
  const now = new Date(minute * MINUTE_MS);
  const today = dayKey(now);
  const known = useRef(today);

  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    void renewHours(site);
  }, [site, today]);

  return now;
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS);

/** Browsers slow timers of hidden tabs down: coming back counts as a tick. */
function everyMinute(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/** Without an answer the line says nothing rather than something wrong. */
async function renewHours(site: Site): Promise<void> {
  const hours = await site.api.get('/api/opening-hours-today/').catch(() => null);
  runInAction(() => (site.layout.openingHours = hours));
}
