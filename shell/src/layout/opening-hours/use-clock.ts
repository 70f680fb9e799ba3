import { dayKey, useSite } from '@foyer/shared';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { beginDay, renewHours } from './begin-day.ts';

const MINUTE_MS = 60_000;

/** The time in full minutes: at first the page's own, then the clock's. When a new day begins, what is said of the old one goes. */
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
  const opened = useRef(dayKey(site.clock()));

  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    // Devices whose clock is wrong have another day than the page from the beginning: theirs is none to read it for.
    void (opened.current === today ? renewHours(site) : beginDay(site));
  }, [site, today]);

  return now;
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS);

/** Nobody looks at hidden tabs: coming back counts as a tick. */
function everyMinute(onTick: () => void): () => void {
  const tick = () => document.visibilityState === 'visible' && onTick();
  const timer = setInterval(tick, MINUTE_MS / 4);
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
