/**
 * The beginning of a text, at most so long as JavaScript counts: a letter of two halves (😀) is not cut through, since the
 * database takes no half.
 */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
