import type { Locale } from '@foyer/shared';
import english from 'ra-language-english';
import type { I18nProvider } from 'react-admin';
import { german } from './german.ts';
import { own } from './own.ts';

type Tree = { [key: string]: string | Tree };
type Options = Record<string, unknown> & { smart_count?: number; _?: string };

/** Every word of the interface, by language. */
export const messages: Record<Locale, Tree> = {
  de: { ...german, foyer: own.de } as unknown as Tree,
  en: { ...english, foyer: own.en } as unknown as Tree,
};

/** Between the forms of a text for one and for several. */
const FORMS = ' |||| ';

/** The text at a place of the tree; undefined when there is none. */
function textAt(tree: Tree, path: string): string | undefined {
  let node: string | Tree | undefined = tree;
  for (const key of path.split('.'))
    node = typeof node === 'object' && Object.hasOwn(node, key) ? node[key] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** A text with what belongs into its places: `%{name}`, and by `smart_count` the form for one or for several. */
export function translated(locale: Locale, key: string, options: Options = {}): string {
  const text = textAt(messages[locale], key) ?? options._ ?? key;
  const forms = text.split(FORMS);
  const form = forms[options.smart_count === undefined || options.smart_count === 1 ? 0 : forms.length - 1] ?? text;
  return form.replace(/%\{(\w+)\}/g, (place, name: string) => {
    const value = options[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : place;
  });
}

/** Texts for react-admin and for us, in one language. @param choose another language */
export function i18nProviderFor(locale: Locale, choose: (locale: Locale) => void = () => undefined): I18nProvider {
  return {
    translate: (key: string, options?: Options) => translated(locale, key, options),
    changeLocale: async (to: string) => choose(to === 'en' ? 'en' : 'de'),
    getLocale: () => locale,
    getLocales: () => [
      { locale: 'de', name: 'Deutsch' },
      { locale: 'en', name: 'English' },
    ],
  };
}
