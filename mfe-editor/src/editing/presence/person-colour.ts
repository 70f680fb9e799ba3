/** Colours for people: light enough for dark words, none of them the editor's own blue. */
const COLOURS = ['#ffb59f', '#ffd166', '#9be7c4', '#d7b8ff', '#ffa8d5', '#c8e36b'] as const;

/** The colour of somebody: the same wherever they show. */
export function personColour(username: string): string {
  let sum = 0;
  for (const letter of username) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}
