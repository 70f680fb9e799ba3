/** What a search can find: something to put on a page, or anything else with a name. */
export interface Findable {
  name: string;
  /** What it is, in a few words. */
  words: string;
  model: string;
}

/**
 * What a search finds, the best first: what is called so, what begins so, what has it in its name, what has it in its words.
 * Among equals the order stays.
 * @param wanted what somebody typed
 */
export function found<T extends Findable>(choices: readonly T[], wanted: string): T[] {
  const letters = wanted.trim().toLocaleLowerCase();
  const ranked = choices.flatMap((choice) => {
    const rank = rankOf(choice, letters);
    return rank === null ? [] : [{ choice, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

function rankOf({ name, words, model }: Findable, letters: string): number | null {
  const title = name.toLocaleLowerCase();
  if (title === letters) return 0;
  if (title.startsWith(letters)) return 1;
  if (title.includes(letters)) return 2;
  return `${words} ${model}`.toLocaleLowerCase().includes(letters) ? 3 : null;
}
