import type { FoyerError, ReleaseManifest } from '@foyer/shared';
import type { Candidate } from '../describe-build.ts';

/** What a release is checked against. */
export interface House {
  /** Active releases of the other remotes. */
  others: ReleaseManifest[];
  /** Version of a shared module that the shell provides; null if it has none. */
  provided: (module: string) => string | null;
  /** The script of render threads; tests bring a compiled one. */
  threadScript?: URL;
}

/** One condition for publishing. Answers what is wrong, or null. */
export type Rule = (candidate: Candidate, house: House) => FoyerError | null | Promise<FoyerError | null>;

/** Who is at fault, for messages: `events@1.2.0-ab (team-events@…)`. */
export function nameOf({ name, release, owner }: ReleaseManifest): string {
  return `${name}@${release} (${owner})`;
}
