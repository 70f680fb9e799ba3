import type { Person } from '@foyer/shared/api';
import { toPersonEntry, type PersonEntry } from './person-entry.ts';

/** The persons of one category. */
export interface PersonGroup {
  /** Null for those without a category. */
  id: number | null;
  name: string | null;
  persons: PersonEntry[];
}

/**
 * Groups persons by category, in the order in which the house made its categories: by alphabet, the workshops would come
 * before those who lead them. Within a group the API's order stays; those without a category come last.
 */
export function groupPersons(persons: readonly Person[]): PersonGroup[] {
  const groups = new Map<number | null, PersonGroup>();
  for (const person of persons) {
    const { id = null, name = null } = person.category ?? {};
    const group = groups.get(id) ?? { id, name, persons: [] };
    group.persons.push(toPersonEntry(person));
    groups.set(id, group);
  }
  return [...groups.values()].sort((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
}
