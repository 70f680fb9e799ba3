import { l, rich } from '../localise.ts';
import type { HousePerson, HouseTerm } from '@foyer/shared/house';
import { ensemble } from './ensemble.ts';
import { team } from './team.ts';

/** How a person is written down; the rest follows. */
export interface PersonEntry {
  name: readonly [first: string, last: string];
  key: string;
  role: readonly [de: string, en: string];
  category: string;
  /** Seed of the portrait; null for somebody who has none. */
  portrait: number | null;
  de: readonly string[];
  en: readonly string[];
}

export const personCategories: HouseTerm[] = [
  { key: 'leitung', slug: 'leitung', name: l('Leitung', 'Direction') },
  { key: 'schauspiel', slug: 'schauspiel', name: l('Schauspiel', 'Acting company') },
  { key: 'musik', slug: 'musik', name: l('Musik', 'Music') },
  { key: 'tanz', slug: 'tanz', name: l('Tanz', 'Dance') },
  {
    key: 'regie-und-ausstattung',
    slug: 'regie-und-ausstattung',
    name: l('Regie und Ausstattung', 'Directing and design'),
  },
  { key: 'museum', slug: 'museum', name: l('Museum', 'Museum') },
  { key: 'haus-und-technik', slug: 'haus-und-technik', name: l('Haus und Technik', 'House and technical team') },
];

export const personEntries: readonly PersonEntry[] = [...ensemble, ...team];

export const persons: HousePerson[] = personEntries.map(({ key, name, role, category, portrait, de, en }) => ({
  key,
  slug: key,
  firstName: name[0],
  lastName: name[1],
  role: l(...role),
  category,
  biography: rich(de, en),
  picture: portrait === null ? null : `head-${portrait}`,
  modules: [],
}));
