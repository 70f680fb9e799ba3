import { type Locale, useMessages, type Translate } from '@foyer/shared';
import { rareMessages } from './rare-messages.ts';

/** Texts of the modules in `rare.ts`, in the language of the page unless another is given. */
export function useRareMessages(language?: Locale): Translate {
  return useMessages('pages.rare', rareMessages, language);
}
