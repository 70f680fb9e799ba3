import { SYNONYMS } from './synonyms.ts';

/** What a search can find: something to put on a page, or anything else with a name. */
export interface Findable {
  name: string;
  /** What it is, in a few words. */
  words: string;
  model: string;
}

/**
 * What a search finds, the best first: what is called so, what begins so, what has it in its name, what has it in its
 * words, what is also called so. Of several words each has to be there. Among equals the order stays.
 * @param wanted what somebody typed
 */
export function found<T extends Findable>(choices: readonly T[], wanted: string): T[] {
  const letters = wanted.trim().toLocaleLowerCase();
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, letters);
    return rank < 0 ? [] : [{ choice, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

/** From 0, the best; -1 for what is not found. */
function rankOf({ name, words, model }: Findable, letters: string): number {
  const title = name.toLocaleLowerCase();
  const all = `${title} ${words} ${model}`.toLocaleLowerCase();
  const synonyms = `${all} ${SYNONYMS[model] ?? ''}`.toLocaleLowerCase();
  const parts = letters.split(/\s+/);
  const isIn = (text: string) => parts.every((part) => text.includes(part));
  return [title === letters, title.startsWith(letters), isIn(title), isIn(all), isIn(synonyms)].indexOf(true);
}
