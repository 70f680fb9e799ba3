import type { Pair } from '../programme/entries.ts';

/** A passage of an article, under a headline of its own. */
export interface Passage {
  title: Pair;
  de: readonly string[];
  en: readonly string[];
  quote?: readonly [de: string, en: string, author: string];
  picture: string;
}
