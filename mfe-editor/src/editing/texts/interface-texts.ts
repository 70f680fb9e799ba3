import { LOCALES, observable, runInAction, type Site } from '@foyer/shared';
import type { EditingLanguage, UserDetails, UserDetailsChange } from '@foyer/shared/api';
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
export const INTERFACE_LANGUAGES: Record<EditingLanguage, string> = {
  de: 'Deutsch',
  en: 'English',
  ja: '日本語',
  la: 'Latina',
};

/** The language of each interface, as MobX observes it. */
const spoken = new WeakMap<object, { get: () => string }>();

/** The texts of the editing interface, in the language that the user has chosen for it. */
export function interfaceTexts({ i18n: pages, user }: Site) {
  const i18n = pages.cloneInstance({ lng: user.details?.editing_language ?? 'de', fallbackLng: 'de' });
  for (const [language, texts] of Object.entries(TEXTS)) i18n.addResourceBundle(language, NAMESPACE, texts);
  initReactI18next.init(i18n);
  const language = observable.box(i18n.language);
  i18n.on('languageChanged', (now) => runInAction(() => language.set(now)));
  spoken.set(i18n, language);
  return i18n;
}

export type InterfaceI18n = ReturnType<typeof interfaceTexts>;

/**
 * At once here; the user has it again in every browser, unless the service cannot be told. Toolbar and back-office follow
 * where they speak it.
 */
export async function chooseLanguage(
  { api, user }: Site,
  i18n: InterfaceI18n,
  editing_language: EditingLanguage,
): Promise<void> {
  await i18n.changeLanguage(editing_language);
  const locale = LOCALES.find((each) => each === editing_language);
  const change: UserDetailsChange = { editing_language, locale };
  user.replace(await api.send<UserDetails>('PATCH', '/{locale}/api/user-details/', change));
}

/** Texts that follow the language of the interface as it is changed. */
export function useTexts(i18n: InterfaceI18n) {
  const { t } = useTranslation(NAMESPACE, { i18n });
  return t;
}

/** The same where nothing is rendered, and for what stands on a page hundreds of times: who observes it hears of another language. */
export function textsOf(i18n: InterfaceI18n) {
  spoken.get(i18n)?.get();
  return i18n.getFixedT(null, NAMESPACE);
}
