import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { DEFAULT_LOCALE, type Locale } from '../contract.ts';

/** Texts by language. Every language has the same keys: a test of each remote checks it. */
export type Messages = Record<Locale, Record<string, string>>;

export type Translate = (key: string, values?: Record<string, string | number>) => string;

export type { I18n };

/** An i18next instance of our own, one per site (on the server: per request); each remote brings its texts as a namespace. */
export function createI18n(): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** Adds a namespace's texts, once. */
export function addMessages(i18n: I18n, namespace: string, messages: Messages | undefined): void {
  for (const [locale, texts] of Object.entries(messages ?? {})) {
    if (!i18n.hasResourceBundle(locale, namespace)) i18n.addResourceBundle(locale, namespace, texts);
  }
}

/** Translates keys of one namespace in one language. */
export function translator(i18n: I18n, locale: Locale, namespace: string): Translate {
  return i18n.getFixedT(locale, namespace) as Translate;
}
