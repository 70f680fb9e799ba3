import type { FormField } from '@foyer/shared/api';
import { FIELD_TYPES } from '@foyer/shared/forms';

/** Slugs that forms of a house use for a person's own data, and what browsers call them (WCAG 1.3.5). */
const BY_SLUG: Readonly<Record<string, string>> = {
  name: 'name',
  vorname: 'given-name',
  'first-name': 'given-name',
  nachname: 'family-name',
  'last-name': 'family-name',
  strasse: 'street-address',
  street: 'street-address',
  plz: 'postal-code',
  zip: 'postal-code',
  ort: 'address-level2',
  city: 'address-level2',
  schule: 'organization',
  school: 'organization',
  organisation: 'organization',
};

/** What a browser may fill in for a field; undefined when it cannot know. */
export function autocompleteOf({ field_type, slug }: FormField): string | undefined {
  if (field_type === FIELD_TYPES.email) return 'email';
  if (field_type === FIELD_TYPES.telephone) return 'tel';
  if (field_type === FIELD_TYPES.url) return 'url';
  return BY_SLUG[slug.replaceAll('_', '-')];
}
