import { FoyerError, LOCALES, type ReleaseManifest } from '@foyer/shared';
import { nameOf, type Rule } from './rule.ts';

/** No route has the name or the address of another one, in either set of listing names: neither of an active remote's nor of its own. */
export const routes: Rule = ({ manifest }, { others }) => {
  const taken = new Map<string, string>();
  for (const other of others)
    for (const [place, route] of placesOf(other)) taken.set(place, `"${route}" of ${nameOf(other)}`);
  for (const [place, route] of placesOf(manifest)) {
    const theirs = taken.get(place);
    if (theirs)
      return new FoyerError(
        'FOYER-109',
        `${nameOf(manifest)}: route "${route}" (${place}) collides with route ${theirs}: choose another name or address`,
      );
    taken.set(place, `"${route}" of its own`);
  }
  return null;
};

/** Everything that must be unique, with the route it belongs to. Names of parameters do not tell addresses apart. */
function* placesOf(manifest: ReleaseManifest): Generator<[place: string, route: string]> {
  for (const [name, { paths, secondPaths = paths }] of Object.entries(manifest.routes)) {
    yield [`name ${name}`, name];
    for (const locale of LOCALES) {
      yield [`first listing names: /${locale}${anonymous(paths[locale])}`, name];
      yield [`second listing names: /${locale}${anonymous(secondPaths[locale])}`, name];
    }
  }
}

function anonymous(pattern: string): string {
  return pattern.replace(/:[^/?]+/g, ':').replace(/\/$/, '');
}
