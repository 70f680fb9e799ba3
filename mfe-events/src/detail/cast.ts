import type { TeamMember } from '@foyer/shared/api';

/** A part, and everyone who has it. */
export interface Part {
  role: string;
  persons: { id: number; slug: string; name: string }[];
}

/** Joins those who have the same part, in the order in which the parts first come. */
export function castOf(team: readonly TeamMember[]): Part[] {
  const parts = new Map<string, Part['persons']>();
  for (const { role, person } of team) {
    const { id, slug, first_name, last_name } = person;
    parts.set(role, [...(parts.get(role) ?? []), { id, slug, name: `${first_name} ${last_name}`.trim() }]);
  }
  return [...parts].map(([role, persons]) => ({ role, persons }));
}
