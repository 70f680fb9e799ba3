import type { ConsentDecision } from './consent-store.ts';

/** Keeps what a visitor has agreed to (specification §9). */
export const CONSENT_COOKIE = 'cookie_consent_settings';
/** Raise it when the meaning of a category changes: everybody is asked again. */
export const CONSENT_REVISION = 1;

/**
 * Reads a stored decision.
 * @param value of the cookie.
 * @returns null when there is none, when it was made about something else, or when it cannot be read: then nothing is allowed.
 */
export function storedDecision(value: string | null): ConsentDecision | null {
  try {
    const { revision, categories, services } = JSON.parse(value ?? '') as Partial<ConsentDecision> & {
      revision?: number;
    };
    return revision === CONSENT_REVISION && Array.isArray(categories)
      ? { categories: categories as string[], services: services ?? {} }
      : null;
  } catch {
    return null;
  }
}
