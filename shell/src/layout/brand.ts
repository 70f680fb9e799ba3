/** The house's own words: with the token file, all that another house changes. */
export const brand = {
  name: 'Nordlicht',
  /** The organisation behind the site. */
  house: 'Haus Nordlicht',
  /** What it is, in the words of schema.org. */
  schemaTypes: ['Museum', 'PerformingArtsTheater'],
  /** Whom to tell of a weakness, unless `SECURITY_CONTACT` says otherwise. */
  securityContact: 'mailto:sicherheit@nordlicht.example',
  /** Reports under the Whistleblower Protection Act go to the external office of the federation. */
  whistleblowerUrl: 'https://www.bundesjustizamt.de/DE/MeldestelledesBundes/MeldestelledesBundes_node.html',
};
