import { looksSame } from './looks-same.ts';

export type Version = Readonly<Record<string, unknown>>;

/** A field that both have changed, to different values. `language` when it is one language of a field. */
export interface Clash {
  field: string;
  language: string | null;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** What each has changed alone, and of the clashes what is theirs. */
  merged: Record<string, unknown>;
  clashes: Clash[];
  /** Fields in which something of theirs was taken over. */
  taken: string[];
}

/** A value per language: languages are merged each by itself. */
const isLocalised = (value: unknown): value is Record<'de' | 'en', unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === 2 &&
  'de' in value &&
  'en' in value;

/**
 * Brings two changes of the same record together.
 * @param base the version that both began with @param fields names of the fields that can be changed
 */
export function mergeVersions(base: Version, mine: Version, theirs: Version, fields: readonly string[]): Merge {
  const merge: Merge = { merged: {}, clashes: [], taken: [] };
  const decide = (field: string, language: string | null, before: unknown, own: unknown, other: unknown): unknown => {
    const iChanged = !looksSame(before, own);
    const theyChanged = !looksSame(before, other);
    if (theyChanged && !looksSame(own, other)) {
      if (iChanged) merge.clashes.push({ field, language, base: before, mine: own, theirs: other });
      else if (!merge.taken.includes(field)) merge.taken.push(field);
    }
    return theyChanged ? other : own;
  };
  for (const field of fields) {
    const [before, own, other] = [base[field], mine[field], theirs[field]];
    if (isLocalised(own) && isLocalised(other)) {
      const old = isLocalised(before) ? before : { de: null, en: null };
      merge.merged[field] = {
        de: decide(field, 'de', old.de, own.de, other.de),
        en: decide(field, 'en', old.en, own.en, other.en),
      };
    } else merge.merged[field] = decide(field, null, before, own, other);
  }
  return merge;
}

/** The merged version with the clashes decided. @param choices of each clash, in their order */
export function withChoices(
  { merged, clashes }: Merge,
  choices: readonly ('mine' | 'theirs')[],
): Record<string, unknown> {
  const result = { ...merged };
  clashes.forEach(({ field, language, mine }, index) => {
    if (choices[index] !== 'mine') return;
    result[field] = language === null ? mine : { ...(result[field] as object), [language]: mine };
  });
  return result;
}
