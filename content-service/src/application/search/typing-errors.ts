/** With one letter changed, a shorter word is soon another: Mail and Mai. */
const SHORTEST_CHANGED = 5;

/** How many letters may be wrong in a word of this length. */
const mistakesIn = (word: string): number => (word.length < 8 ? 1 : word.length < 12 ? 2 : 3);

/**
 * The known word that was probably meant: the fewest mistakes, then the same beginning, then the most used.
 * @returns null when none is near enough
 */
export function nearestWord<T extends { word: string; documents: number }>(
  typed: string,
  known: readonly T[],
): T | null {
  const near = known
    .map((candidate) => ({ candidate, mistakes: mistakesBetween(typed, candidate.word) }))
    .filter(({ candidate, mistakes }) => mistakes <= mistakesIn(typed) && mayBeMeant(typed, candidate.word))
    .sort(
      (one, other) =>
        one.mistakes - other.mistakes ||
        beginsAlike(typed, other.candidate.word) - beginsAlike(typed, one.candidate.word) ||
        other.candidate.documents - one.candidate.documents,
    );
  return near[0]?.candidate ?? null;
}

/** In a short word, neighbours may be swapped and nothing else be wrong. */
const mayBeMeant = (typed: string, word: string): boolean =>
  typed.length >= SHORTEST_CHANGED || lettersOf(typed) === lettersOf(word);

const lettersOf = (word: string): string => [...word].sort().join('');

const beginsAlike = (typed: string, word: string): number => (typed[0] === word[0] ? 1 : 0);

/** Letters left out, added, mistaken or swapped with their neighbour on the way from one word to the other. */
export function mistakesBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const changed = at(last, column - 1) + (same ? 0 : 1);
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          changed,
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
