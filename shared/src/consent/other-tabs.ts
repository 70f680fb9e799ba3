import { readCookie, useSite } from '@foyer/shared';
import { useEffect } from 'react';
import { CONSENT_COOKIE, storedDecision } from '../stores/consent-cookie.ts';

/** When somebody comes to a tab: from another one, from another window, or back to a page that the browser has kept. */
const ARRIVALS = ['visibilitychange', 'focus', 'pageshow'];

/**
 * Takes over what the visitor has decided in another tab since this one was opened: what was revoked there is not loaded here.
 * Where no decision can be stored, what was decided here stays.
 */
export function useOtherTabs(): void {
  const { consent } = useSite();
  useEffect(() => {
    const visit = new AbortController();
    const look = () => {
      const decision = storedDecision(readCookie(document.cookie, CONSENT_COOKIE));
      if (decision && JSON.stringify(decision) !== JSON.stringify(consent.decision)) consent.decide(decision);
    };
    look();
    for (const arrival of ARRIVALS) window.addEventListener(arrival, look, visit);
    return () => visit.abort();
  }, [consent]);
}
