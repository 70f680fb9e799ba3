import type { ResourceField } from '../api/index.ts';
import type { Draft } from './draft-store.ts';
import { looksSame } from './looks-same.ts';
import { mergeVersions, type Version, withChoices } from './merge-versions.ts';

interface Field extends Pick<ResourceField, 'name' | 'kind' | 'read_only'> {
  /** Of the entries of a list. */
  fields?: readonly Field[];
}

const isSecret = ({ kind, fields = [] }: Field): boolean => kind === 'password' || fields.some(isSecret);

/**
 * What of a form is to be kept: the fields that somebody has changed, without secrets; null where there are none.
 * @param base what the form began with
 */
export function draftOf(fields: readonly Field[], base: Version, values: Version, etag: string | null): Draft | null {
  const changed = fields
    .filter((field) => !field.read_only && !isSecret(field) && !looksSame(base[field.name], values[field.name]))
    .map(({ name }) => name);
  if (changed.length === 0) return null;
  const only = (version: Version) => Object.fromEntries(changed.map((name) => [name, version[name] ?? null]));
  return structuredClone({ base: only(base), values: only(values), etag });
}

/** What comes of a draft that is taken up again. */
export interface TakenUp {
  /** The fields that become something else than they are. */
  values: Record<string, unknown>;
  /** Somebody else has changed the same: what was typed stands in `values`, and whoever saves it is to be asked. */
  hasClashes: boolean;
}

/** What was typed, in the record as it is now. @param now what stands in the form */
export function takenUp(fields: readonly Field[], draft: Draft, now: Version): TakenUp {
  const known = fields
    .filter((field) => !field.read_only && !isSecret(field) && field.name in draft.values)
    .map(({ name }) => name);
  const merge = mergeVersions(draft.base, draft.values, now, known);
  const mine = withChoices(
    merge,
    merge.clashes.map(() => 'mine'),
  );
  const values = Object.fromEntries(Object.entries(mine).filter(([name, value]) => !looksSame(value, now[name])));
  return { values, hasClashes: merge.clashes.length > 0 };
}
