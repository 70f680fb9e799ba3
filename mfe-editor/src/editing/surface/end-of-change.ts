/** Where in a text the caret belongs that has become another one from elsewhere: behind what is new in it. */
export function endOfChange(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let end = 0;
  while (end < shorter - same && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.length - end;
}
