import type { Locale } from '@foyer/shared';
import { useMemo, useSyncExternalStore } from 'react';
import type { I18nProvider } from 'react-admin';
import { i18nProviderFor } from './messages.ts';

/** The language of the interface; another one may be chosen at any time. */
export class Language {
  #locale: Locale;
  readonly #listeners = new Set<() => void>();

  constructor(start: Locale) {
    this.#locale = start;
  }

  readonly locale = (): Locale => this.#locale;

  readonly choose = (locale: Locale): void => {
    this.#locale = locale;
    for (const tell of this.#listeners) tell();
  };

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  };
}

/**
 * Texts in the language that is chosen. With another one comes another provider, and whoever has texts of it renders them anew.
 * React-admin's `useSetLocale` would mount everything anew, and lose what was entered.
 */
export function useTexts(language: Language): I18nProvider {
  const locale = useSyncExternalStore(language.subscribe, language.locale);
  return useMemo(() => i18nProviderFor(locale, language.choose), [locale, language]);
}
