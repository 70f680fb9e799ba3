import { FoyerError, LOCALES, type ReleaseManifest } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** No other active remote has a route of the same name or the same address, in either set of listing names. */
export const routes: Rule = ({ manifest }, { others }) => {
  const mine = placesOf(manifest);
  for (const other of others) {
    const taken = placesOf(other);
    for (const [place, route] of mine) {
      const theirs = taken.get(place);
      if (theirs)
        return new FoyerError(
          'FOYER-109',
          `${nameOf(manifest)}: route "${route}" (${place}) collides with route "${theirs}" of ${nameOf(other)}: choose another name or address`,
        );
    }
  }
  return null;
};

/** Everything that must be unique, with the route it belongs to. Names of parameters do not tell addresses apart. */
function placesOf(manifest: ReleaseManifest): Map<string, string> {
  const places = new Map<string, string>();
  for (const [name, { paths, secondPaths = paths }] of Object.entries(manifest.routes)) {
    places.set(`name ${name}`, name);
    for (const locale of LOCALES) {
      places.set(`first listing names: /${locale}${anonymous(paths[locale])}`, name);
      places.set(`second listing names: /${locale}${anonymous(secondPaths[locale])}`, name);
    }
  }
  return places;
}

function anonymous(pattern: string): string {
  return pattern.replace(/:[^/?]+/g, ':').replace(/\/$/, '');
}
