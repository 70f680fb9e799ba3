import type { Option, Person } from '@foyer/shared/api';
import { toPersonEntry, type PersonEntry } from './person-entry.ts';

/** The persons of one category. */
export interface PersonGroup {
  /** Null for those without a category. */
  id: number | null;
  name: string | null;
  persons: PersonEntry[];
}

/**
 * Groups persons by category. Within a group the API's order stays; those without a category come last.
 * @param categories in the order of the house
 */
export function groupPersons(persons: readonly Person[], categories: readonly Option[]): PersonGroup[] {
  const groups = new Map<number | null, PersonGroup>();
  for (const person of persons) {
    const { id = null, name = null } = person.category ?? {};
    const group = groups.get(id) ?? { id, name, persons: [] };
    group.persons.push(toPersonEntry(person));
    groups.set(id, group);
  }
  const places = new Map<number | null, number>(categories.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: PersonGroup) => places.get(id) ?? (id === null ? Infinity : categories.length);
  return [...groups.values()].sort((one, other) => placeOf(one) - placeOf(other));
}
