import type { Site } from '@foyer/shared';
import { initReactI18next, useTranslation } from 'react-i18next';
import { pageTexts } from '../../pages/page-texts.ts';
import { checkTexts } from '../checks/check-texts.ts';
import { comparisonTexts } from '../comparison/comparison-texts.ts';
import { finderTexts } from '../finder/finder-texts.ts';
import { lookingTexts } from '../looking/looking-texts.ts';
import { pictureTexts } from '../pictures/picture-texts.ts';
import { uploadTexts } from '../uploading/upload-texts.ts';
import { languageTexts } from '../languages/language-texts.ts';
import { publishingTexts } from '../publishing/publishing-texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { la } from './la.ts';

const NAMESPACE = 'editing';
/** Where the browser remembers what language somebody edits in. */
const rememberedOf = ({ user }: Site): string => `foyer.editing.language.${user.details?.username ?? ''}`;
/** Texts of the whole editing interface: those of its features stand beside them. */
export const TEXTS = {
  de: {
    ...de,
    ...pageTexts.de,
    ...publishingTexts.de,
    ...checkTexts.de,
    ...languageTexts.de,
    ...comparisonTexts.de,
    ...lookingTexts.de,
    ...uploadTexts.de,
    ...finderTexts.de,
    ...pictureTexts.de,
  },
  en: {
    ...en,
    ...pageTexts.en,
    ...publishingTexts.en,
    ...checkTexts.en,
    ...languageTexts.en,
    ...comparisonTexts.en,
    ...lookingTexts.en,
    ...uploadTexts.en,
    ...finderTexts.en,
    ...pictureTexts.en,
  },
  ja: {
    ...ja,
    ...pageTexts.ja,
    ...publishingTexts.ja,
    ...checkTexts.ja,
    ...languageTexts.ja,
    ...comparisonTexts.ja,
    ...lookingTexts.ja,
    ...uploadTexts.ja,
    ...finderTexts.ja,
    ...pictureTexts.ja,
  },
  la: {
    ...la,
    ...pageTexts.la,
    ...publishingTexts.la,
    ...checkTexts.la,
    ...languageTexts.la,
    ...comparisonTexts.la,
    ...lookingTexts.la,
    ...uploadTexts.la,
    ...finderTexts.la,
    ...pictureTexts.la,
  },
};

/** Languages of the editing interface (specification §1), as their speakers call them. */
export const INTERFACE_LANGUAGES = { de: 'Deutsch', en: 'English', ja: '日本語', la: 'Latina' } as const;
export type InterfaceLanguage = keyof typeof INTERFACE_LANGUAGES;

const isLanguage = (value: string | null): value is InterfaceLanguage => value !== null && value in INTERFACE_LANGUAGES;

/** The texts of the editing interface, in a language of their own. @param usual where nothing was chosen */
export function interfaceTexts(site: Site, usual: InterfaceLanguage) {
  const remembered = localStorage.getItem(rememberedOf(site));
  const i18n = site.i18n.cloneInstance({ lng: isLanguage(remembered) ? remembered : usual, fallbackLng: 'de' });
  for (const [language, texts] of Object.entries(TEXTS)) i18n.addResourceBundle(language, NAMESPACE, texts);
  initReactI18next.init(i18n);
  return i18n;
}

export type InterfaceI18n = ReturnType<typeof interfaceTexts>;

/** Whoever has chosen a language has it again; somebody else in this browser has their own. */
export function chooseLanguage(site: Site, i18n: InterfaceI18n, language: InterfaceLanguage): void {
  localStorage.setItem(rememberedOf(site), language);
  void i18n.changeLanguage(language);
}

/** Texts that follow the language of the interface as it is changed. */
export function useTexts(i18n: InterfaceI18n) {
  const { t } = useTranslation(NAMESPACE, { i18n });
  return t;
}

/** The same, where nothing is rendered. */
export const textsOf = (i18n: InterfaceI18n) => i18n.getFixedT(null, NAMESPACE);
