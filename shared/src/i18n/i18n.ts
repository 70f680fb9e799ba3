import { createInstance, type i18n as I18n } from 'i18next';
import { DEFAULT_LOCALE, type Locale } from '../contract.ts';

/** Texts by language. */
export type Messages = Record<Locale, Record<string, string>>;

/** Every language has the keys of all: what one lacks does not compile, where the texts are declared with `satisfies Messages`. */
export type Complete<Texts extends Messages> = Record<keyof Texts, Record<KeyOf<Texts[keyof Texts]>, string>>;

/** A key that one of the languages has. */
type KeyOf<Words> = Words extends unknown ? keyof Words : never;

/** The text of a key in the reader's language, with `{{name}}` replaced by `values.name`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export type { I18n };

/** An i18next instance of our own, one per site (on the server: one per bundle); each remote brings its texts as a namespace. */
export function createI18n(): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/** Adds a namespace's texts, once. */
export function addMessages(i18n: I18n, namespace: string, messages: Messages | undefined): void {
  for (const [locale, texts] of Object.entries(messages ?? {})) {
    if (!i18n.hasResourceBundle(locale, namespace)) i18n.addResourceBundle(locale, namespace, texts);
  }
}

const translators = new WeakMap<I18n, Map<string, Translate>>();

/**
 * Translates keys of one namespace in one language. Made once for each; texts without values are looked up once.
 * The namespace's messages are there before the first call.
 */
export function translator(i18n: I18n, locale: Locale, namespace: string): Translate {
  const made = translators.get(i18n) ?? new Map<string, Translate>();
  translators.set(i18n, made);
  const id = `${locale} ${namespace}`;
  const translate = made.get(id) ?? createTranslator(i18n, locale, namespace);
  made.set(id, translate);
  return translate;
}

function createTranslator(i18n: I18n, locale: Locale, namespace: string): Translate {
  const translate = i18n.getFixedT(locale, namespace) as Translate;
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const text = plain.get(key) ?? translate(key);
    plain.set(key, text);
    return text;
  };
}
