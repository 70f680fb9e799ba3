import { mergeVersions, type Version, withChoices } from '@foyer/shared/records';

/** What somebody else wrote where this one wrote too, by `alt.de`. */
export type Theirs = Readonly<Record<string, unknown>>;

/**
 * Brings together what two people have made of the same record, language by language. Where both wrote, mine stands.
 * @param base what both began with
 */
export function mineBesideTheirs<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): { values: Values; theirs: Theirs } {
  const merge = mergeVersions(base as Version, mine as Version, theirs as Version, Object.keys(mine));
  const values = withChoices(
    merge,
    merge.clashes.map(() => 'mine'),
  );
  const beside = merge.clashes.map(({ field, language, theirs: text }) => [
    language === null ? field : `${field}.${language}`,
    text,
  ]);
  return { values: values as Values, theirs: Object.fromEntries(beside) as Theirs };
}
