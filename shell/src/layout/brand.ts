/** The house's own words: with the token file, all that another house changes. */
export const brand = {
  name: 'Nordlicht',
  /** Reports under the Whistleblower Protection Act go to the external office of the federation. */
  whistleblowerUrl: 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html',
};
