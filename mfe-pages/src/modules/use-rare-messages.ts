import { useMessages, type Translate } from '@foyer/shared';
import { rareMessages } from './rare-messages.ts';

/** Texts of the modules in `rare.ts`. */
export function useRareMessages(): Translate {
  return useMessages('pages.rare', rareMessages);
}
