import type { Locale } from '@foyer/shared';

const TEXTS: Record<Locale, string> = {
  de: 'Dieser Teil der Seite ist gerade nicht zu erreichen.',
  en: 'This part of the page is not available right now.',
};

/** What stands where a fragment has failed and was never seen well. */
export function fallbackHtml(locale: Locale): string {
  return `<p role="status">${TEXTS[locale]}</p>`;
}
