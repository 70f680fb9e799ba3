import { eq } from 'drizzle-orm';
import type { TeamMember } from '@foyer/shared/api';
import { personAnswers } from '../people/person-answer.ts';
import { persons } from '../people/tables.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { teamMembers } from './tables.ts';

/** The team of an event or a production, in the order that its editor gave it. */
export async function readTeam(
  of: { eventId: number } | { productionId: number },
  context: AnswerContext,
): Promise<TeamMember[]> {
  const rows = await context.db
    .select({ role: teamMembers.role, person: persons })
    .from(teamMembers)
    .innerJoin(persons, eq(persons.id, teamMembers.personId))
    .where('eventId' in of ? eq(teamMembers.eventId, of.eventId) : eq(teamMembers.productionId, of.productionId))
    .orderBy(teamMembers.position, teamMembers.id);
  const answers = await personAnswers(
    rows.map(({ person }) => person),
    context,
  );
  return answers.map((person, index) => ({ role: rows[index]?.role[context.locale] ?? '', person }));
}
