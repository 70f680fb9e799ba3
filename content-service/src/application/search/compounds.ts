/** Letters that German puts between the parts of a compound. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er'];
const SHORTEST_PART = 4;

/** Where a compound may be parted: kindertheater -> [kind, theater], [kinder, theater] … */
export function partings(word: string): [string, string][] {
  const found: [string, string][] = [];
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end += 1) {
    for (const link of LINKS) {
      const left = word.slice(0, end - link.length);
      // Not through the middle of a sign.
      if (left.length >= SHORTEST_PART && left.isWellFormed() && word.slice(left.length, end) === link)
        found.push([left, word.slice(end)]);
    }
  }
  return found;
}

/** The parting whose parts are both words of the house; of several the one with the longer parts, evenly cut. */
export function bestParting(word: string, isKnown: (part: string) => boolean): [string, string] | null {
  const known = partings(word).filter((parts) => parts.every(isKnown));
  const evenness = ([left, right]: [string, string]): number =>
    left.length + right.length - Math.abs(left.length - right.length) / 100;
  return known.sort((one, other) => evenness(other) - evenness(one))[0] ?? null;
}
