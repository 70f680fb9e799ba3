import { wholeAddress, type Head } from '@foyer/shared';
import { excerptOf } from '../detail/head.ts';
import type { PersonData } from './load.ts';

interface Surroundings {
  /** The person's page. */
  path: string;
  /** Scheme and host that visitors see. */
  origin: string;
  /** The house that the person works with. */
  house: string;
}

/** The person as search engines read it (schema.org). */
export function jsonLdOf(person: PersonData, { path, origin, house }: Surroundings): Head['jsonLd'] {
  const { name, role, category, biography, image } = person;
  return {
    '@type': 'Person',
    url: origin + path,
    name,
    jobTitle: role ?? category,
    description: excerptOf(biography),
    image: image?.url && wholeAddress(image.url, origin),
    affiliation: { '@type': 'Organization', name: house, url: origin },
  };
}
