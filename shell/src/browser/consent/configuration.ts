import { CONSENT_CATEGORIES, type ConsentCategory, type Locale } from '@foyer/shared';
import type { ConsentServices } from '@foyer/shared/api';
import { CONSENT_COOKIE, CONSENT_REVISION } from '@foyer/shared/browser';
import { serviceName } from '@foyer/shared/consent';
import type { Category, CookieConsentConfig } from 'vanilla-cookieconsent';
import { cookiesOf } from './optional-cookies.ts';

/** Of the cookie (specification §9). */
const COOKIE_DAYS = 180;

export type Categories = Record<ConsentCategory, Category>;

/** The four categories with the services that the house uses. Nothing is chosen beforehand but what is required. */
export function categoriesOf(services: ConsentServices, locale: Locale): Categories {
  const named = (category: ConsentCategory) => (category === 'required' ? [] : services[category]);
  const categories = CONSENT_CATEGORIES.map((category): [ConsentCategory, Category] => [
    category,
    {
      enabled: category === 'required',
      readOnly: category === 'required',
      services: Object.fromEntries(
        named(category).map((service) => [
          service,
          { label: serviceName(service, locale), cookies: cookiesOf([service]) },
        ]),
      ),
      autoClear: { cookies: cookiesOf(named(category)) },
    },
  ]);
  return Object.fromEntries(categories) as Categories;
}

/** Names the services in another language: the library keeps their labels apart from its translations. */
export function renameServices(categories: Categories, locale: Locale): void {
  for (const { services = {} } of Object.values(categories)) {
    for (const [name, service] of Object.entries(services)) service.label = serviceName(name, locale);
  }
}

/** What the library has to know besides categories and texts. */
export const BASICS = {
  mode: 'opt-in',
  revision: CONSENT_REVISION,
  cookie: { name: CONSENT_COOKIE, expiresAfterDays: COOKIE_DAYS, sameSite: 'Lax' },
  // Shown when it is due, see `banner-rule.ts`; to robots as well, since nobody may be treated as one by mistake.
  autoShow: false,
  hideFromBots: false,
  // Scripts run by nonce only.
  manageScriptTags: false,
  guiOptions: {
    consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
    preferencesModal: { layout: 'bar', position: 'right', equalWeightButtons: true },
  },
} as const satisfies Partial<CookieConsentConfig>;
