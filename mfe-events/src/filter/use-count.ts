import { dayKey, useNow, useLocation, useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import { countEvents } from './count-events.ts';
import type { ProgrammeQuery } from './programme-query.ts';

/** How many events the visitor's choice leaves. Null until it is known, and where it cannot be had. */
export function useCount(query: ProgrammeQuery): number | null {
  const { api } = useSite();
  const { locale } = useLocation();
  const today = dayKey(useNow());
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    countEvents(api.in(locale), query, today).then(
      (found) => isCurrent && setCount(found),
      () => isCurrent && setCount(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, locale, query, today]);
  return count;
}
