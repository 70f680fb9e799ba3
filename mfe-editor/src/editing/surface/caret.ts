import { commonEnds } from '@foyer/shared/modules';

/** Where in a text the caret belongs that undo has made another one: behind what is new in it. */
export const endOfChange = (before: string, after: string): number => after.length - commonEnds(before, after).end;

/** Where a caret belongs once others have changed the text: before and behind what is new it stays where it was. */
export function caretAfter(before: string, after: string, caret: number): number {
  const { begin, end } = commonEnds(before, after);
  if (caret <= begin) return caret;
  return after.length - Math.min(end, before.length - caret);
}
