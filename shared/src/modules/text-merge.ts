/** With how many letters two texts begin and end alike; the two do not overlap. */
export function commonEnds(one: string, other: string): { begin: number; end: number } {
  const shorter = Math.min(one.length, other.length);
  let begin = 0;
  while (begin < shorter && one[begin] === other[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { begin, end };
}

/**
 * What comes of a text that two have changed in different places; null where they have not. What lies between is as it was, so
 * that HTML stays as whole as theirs and mine are.
 * @param between what has to stand there: anything, unless it is said
 */
export function mergedText(base: string, mine: string, theirs: string, between = /[^]/): string | null {
  const [first, second] = [commonEnds(base, mine), commonEnds(base, theirs)];
  const isApart = (from: number, to: number) => from < to && between.test(base.slice(from, to));
  const [myEnd, theirEnd] = [base.length - first.end, base.length - second.end];
  if (isApart(myEnd, second.begin)) return mine.slice(0, mine.length - first.end) + theirs.slice(myEnd);
  if (isApart(theirEnd, first.begin)) return theirs.slice(0, theirs.length - second.end) + mine.slice(theirEnd);
  return null;
}
