import { useLocation, useSite, type Locale, type Site, type Translate } from '@foyer/shared';
import { messages, type MessageKey } from './messages.ts';
import { LAYOUT_NAMESPACE } from './roots.ts';

type Texts = (key: MessageKey | PluralKey, values?: Parameters<Translate>[1]) => string;
/** Keys whose forms differ by `count`. */
type PluralKey = MessageKey extends infer Key ? (Key extends `${infer Base}_one` ? Base : never) : never;

const made = new WeakMap<Site['i18n'], Map<Locale, Texts>>();

/** The layout's texts in the page's language. Header and footer ask for them dozens of times per page: one translator serves all. */
export function useTexts(): Texts {
  const { i18n } = useSite();
  const { locale } = useLocation();
  const translators = made.get(i18n) ?? new Map<Locale, Texts>();
  made.set(i18n, translators);
  const texts = translators.get(locale) ?? translatorOf(i18n, locale);
  translators.set(locale, texts);
  return texts;
}

function translatorOf(i18n: Site['i18n'], locale: Locale): Texts {
  i18n.addResourceBundle(locale, LAYOUT_NAMESPACE, messages[locale]);
  const translate = i18n.getFixedT(locale, LAYOUT_NAMESPACE) as Texts;
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const text = plain.get(key) ?? translate(key);
    plain.set(key, text);
    return text;
  };
}
