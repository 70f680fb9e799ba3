import { useMessages, useSite, type Locale, type Translate } from '@foyer/shared';

export interface Interface {
  /** Language of the editing interface. */
  language: Locale;
  t: Translate;
}

/** The editing interface speaks its user's language, whatever page they are on; that of the page where nothing was chosen. Call it from an observer. */
export function useInterface(): Interface {
  const { user, navigation } = useSite();
  const language = user.details?.locale ?? navigation.location.locale;
  return { language, t: useMessages(undefined, undefined, language) };
}
