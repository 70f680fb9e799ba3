import { createContext, useContext } from 'react';
import type { ContentLanguage } from '../document/commands.ts';
import type { EditingSession } from '../editing-session.ts';

/** The language of a view beside the page; null on the page itself. */
export const LanguageContext = createContext<ContentLanguage | null>(null);

/** The language of the texts where a component stands. Call it from an observer. */
export function useTextLanguage(session: EditingSession): ContentLanguage {
  return useContext(LanguageContext) ?? session.pageLanguage;
}
