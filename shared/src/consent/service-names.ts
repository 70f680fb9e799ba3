import type { Locale } from '../contract.ts';

const NAMES: Record<Locale, Readonly<Record<string, string>>> = {
  de: {
    analytics: 'Statistik',
    ads: 'Anzeigen',
    meta: 'Meta (Facebook, Instagram)',
    video: 'Videos',
    audio: 'Audio',
    documents: 'Dokumente',
    social_media: 'Beiträge aus sozialen Netzwerken',
    forms: 'Formulare anderer Anbieter',
  },
  en: {
    analytics: 'Statistics',
    ads: 'Advertisements',
    meta: 'Meta (Facebook, Instagram)',
    video: 'Videos',
    audio: 'Audio',
    documents: 'Documents',
    social_media: 'Posts on social networks',
    forms: 'Forms of other providers',
  },
};

/** How visitors call a service of the settings; one that we do not know is called as the settings call it. */
export function serviceName(service: string, locale: Locale): string {
  const names = NAMES[locale];
  return Object.hasOwn(names, service) ? (names[service] ?? service) : service;
}
