import { isSame } from '@foyer/shared/modules';

type Place = string;

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'de' in value;

/**
 * What two people have made of the same record, language by language: what only one has changed is as they left it.
 * @param before what both began with
 * @returns the record, with mine where both wrote, and what the other wrote there, by `alt.de`
 */
export function broughtTogether<Values extends object>(
  before: Values,
  mine: Values,
  other: Values,
): { values: Values; theirs: Readonly<Record<Place, unknown>> } {
  const theirs: Record<Place, unknown> = {};
  const together = (place: Place, was: unknown, own: unknown, others: unknown): unknown => {
    if (isTexts(was) && isTexts(own) && isTexts(others))
      return Object.fromEntries(
        Object.entries(own).map(([language, text]) => [
          language,
          together(`${place}.${language}`, was[language], text, others[language]),
        ]),
      );
    if (isSame(own, was)) return others;
    if (!isSame(others, was) && !isSame(others, own)) theirs[place] = others;
    return own;
  };
  const entries = Object.entries(mine).map(([name, own]) => {
    const key = name as keyof Values;
    return [name, together(name, before[key], own, other[key])];
  });
  return { values: Object.fromEntries(entries) as Values, theirs };
}
