import { federatedName, FoyerError } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** Pages find the browser's entry by its name: under another one it would load, and nothing would ever become alive. */
export const container: Rule = ({ manifest, container: given }) => {
  const expected = federatedName(manifest.name);
  if (given === expected) return null;
  return new FoyerError(
    'FOYER-114',
    `${nameOf(manifest)}: the browser's entry calls itself "${given}", and pages look for "${expected}": build it with the build kit, or name its federation container so`,
  );
};
