import { FoyerError } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** Routes, widgets and time limits name fragments that are declared and built. */
export const fragments: Rule = ({ manifest }) => {
  const { routes, widgets, assets, fragmentTimeLimitsMs = {} } = manifest;
  const users = [
    ...Object.entries(routes).map(([name, { fragment }]) => ({ user: `route "${name}"`, fragment })),
    ...Object.entries(widgets).map(([name, { fragment }]) => ({ user: `widget "${name}"`, fragment })),
    ...Object.keys(fragmentTimeLimitsMs).map((fragment) => ({ user: 'fragmentTimeLimitsMs', fragment })),
    ...Object.keys(manifest.fragments).map((fragment) => ({ user: 'foyer.json', fragment })),
  ];
  const missing = users.find(({ fragment }) => !manifest.fragments[fragment] || !assets[fragment]);
  if (!missing) return null;
  return new FoyerError(
    'FOYER-115',
    `${nameOf(manifest)}: ${missing.user} names the fragment "${missing.fragment}", which is not ${manifest.fragments[missing.fragment] ? 'built: build again' : 'declared in "fragments"'}`,
  );
};
