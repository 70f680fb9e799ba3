import { FoyerError } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** Entry plus the largest fragment stay within what the remote has promised. */
export const budget: Rule = ({ manifest }) => {
  const { files, entry, assets, budgets } = manifest;
  const sizeOf = (paths: string[]) => paths.reduce((sum, path) => sum + (files[path]?.brotli ?? 0), 0);
  const sizes = Object.entries(assets).map(([fragment, paths]) => ({ fragment, bytes: sizeOf([entry, ...paths]) }));
  const largest = sizes.sort((a, b) => b.bytes - a.bytes)[0];
  if (!largest || largest.bytes <= budgets.entryAndFragment) return null;
  return new FoyerError(
    'FOYER-107',
    `${nameOf(manifest)} needs ${largest.bytes} bytes (brotli) for entry and fragment "${largest.fragment}", its budget is ${budgets.entryAndFragment}: load less, or load it later`,
  );
};
