import type { Page } from '@playwright/test';

/** What the cookie of the banner says. */
export interface StoredConsent {
  categories: string[];
  services: Record<string, string[]>;
  revision: number;
  consentId: string;
  consentTimestamp: string;
  lastConsentTimestamp: string;
}

const NAME = 'cookie_consent_settings';
const THEN = '2026-01-02T03:04:05.000Z';
const REJECTED: StoredConsent = {
  categories: ['required'],
  services: {},
  revision: 1,
  consentId: '8c2f6a9e-3b1d-4f8a-9c57-0e6d2b4a7f13',
  consentTimestamp: THEN,
  lastConsentTimestamp: THEN,
};

/** The cookie of a visitor who has rejected everything, for every house of the tests. */
export const DECIDED = {
  name: NAME,
  value: encodeURIComponent(JSON.stringify(REJECTED)),
  domain: '127.0.0.1',
  path: '/',
};

/** What the browser keeps of the visitor's decision; null before it. */
export async function storedConsent(page: Page): Promise<(StoredConsent & { days: number }) | null> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === NAME);
  if (!cookie) return null;
  const stored = JSON.parse(decodeURIComponent(cookie.value)) as StoredConsent;
  return {
    ...stored,
    categories: [...stored.categories].sort(),
    days: (cookie.expires * 1000 - Date.now()) / 86_400_000,
  };
}

export const banner = (page: Page) => page.getByRole('dialog', { name: /Was dürfen wir speichern|What may we store/ });
export const manager = (page: Page) => page.getByRole('dialog', { name: /^Cookie/ });
