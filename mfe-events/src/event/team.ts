import type { TeamMember } from '@foyer/shared/api';

/** A part, and everyone who has it. */
export interface TeamRole {
  role: string;
  names: string[];
}

/** Joins those who have the same part, in the order in which the parts first come. */
export function groupTeam(team: TeamMember[]): TeamRole[] {
  const roles = new Map<string, string[]>();
  for (const { role, person } of team) {
    const name = `${person.first_name} ${person.last_name}`.trim();
    roles.set(role, [...(roles.get(role) ?? []), name]);
  }
  return [...roles].map(([role, names]) => ({ role, names }));
}
