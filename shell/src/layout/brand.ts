import type { Locale } from '@foyer/shared';

/** The house's own words: with the token file, all that another house changes. */
export const brand = {
  name: 'Nordlicht',
  /** Reports under the Whistleblower Protection Act go to the external office of the federation. */
  whistleblowerUrl: 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html',
};

/** Pages that the layout links to by address, since no remote names them. */
export function pathsOf(locale: Locale) {
  const at = (path: string) => `/${locale}/${path}`;
  return {
    home: `/${locale}`,
    favourites: at(locale === 'de' ? 'favoriten' : 'favourites'),
    search: at('search'),
    terms: at('agb'),
    imprint: at('impressum'),
    privacy: at('datenschutz'),
    profile: at('user/profile'),
    programme: at(locale === 'de' ? 'programm' : 'program'),
  };
}
