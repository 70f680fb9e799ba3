import type { Locale } from '@foyer/shared';
import type { ConsentRecord } from '@foyer/shared/api';
import type { CookieValue } from 'vanilla-cookieconsent';

/**
 * Sends the proof of a decision: what was agreed to, under the random id of the cookie. The cookie holds the same, so a
 * record that does not arrive harms nobody, and is not sent again.
 */
export function record({ consentId, revision, categories, services }: CookieValue, locale: Locale): void {
  const body: ConsentRecord = { id: consentId, revision, categories, services, locale };
  void fetch('/api/consent-records/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
