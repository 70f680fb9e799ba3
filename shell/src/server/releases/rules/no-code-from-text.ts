import { join } from 'node:path';
import { FoyerError } from '@foyer/shared';
import { findCodeFromText } from '@foyer/shared/code-from-text';
import { nameOf, type Rule } from './rule.ts';

/** No `eval` in browser files: the content security policy would stop it in front of visitors. */
export const noCodeFromText: Rule = ({ dist, manifest }) => {
  const [place] = findCodeFromText(join(dist, 'client'));
  if (!place) return null;
  return new FoyerError(
    'FOYER-108',
    `${nameOf(manifest)} makes code from text in client/${place.file}, which the content security policy forbids: … ${place.excerpt} …`,
  );
};
