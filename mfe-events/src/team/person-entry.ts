import type { Person } from '@foyer/shared/api';
import { pictureOf, type PictureData } from '../detail/picture-data.ts';

/** What a portrait shows of a person. */
export interface PersonEntry extends PictureData {
  id: number;
  slug: string;
  name: string;
  role?: string;
}

/** What a list shows of a person. */
export function toPersonEntry(person: Person): PersonEntry {
  const { id, slug, role } = person;
  return { id, slug, name: nameOf(person), role: role || undefined, ...pictureOf(person) };
}

/** First and last name. */
export function nameOf({ first_name, last_name }: Pick<Person, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
