import { CONTRACT_VERSION, FoyerError } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** The remote speaks the shell's language. */
export const contract: Rule = ({ manifest }) =>
  manifest.contract === CONTRACT_VERSION
    ? null
    : new FoyerError(
        'FOYER-105',
        `${nameOf(manifest)} speaks contract ${manifest.contract}, the shell ${CONTRACT_VERSION}: build it against the shell's @foyer/shared`,
      );
