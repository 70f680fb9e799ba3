import { FoyerError } from '@foyer/shared';
import { satisfies } from 'semver';
import { nameOf, type Rule } from './rule.ts';

/** What the remote expects of the shell's singletons is what the shell has: else it would fail in every browser. */
export const sharedRanges: Rule = ({ manifest }, { provided }) => {
  const unmet = Object.entries(manifest.shared)
    .map(([module, range]) => ({ module, range, version: provided(module) }))
    .filter(({ range, version }) => version === null || !satisfies(version, range, { includePrerelease: true }))
    .map(({ module, range, version }) => `${module} ${range} (the shell has ${version ?? 'none'})`);
  if (unmet.length === 0) return null;
  return new FoyerError(
    'FOYER-106',
    `${nameOf(manifest)} needs ${unmet.join(', ')}: build it with the shell's versions`,
  );
};
