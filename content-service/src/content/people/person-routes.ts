import { and, count, eq, sql } from 'drizzle-orm';
import Type from 'typebox';
import { OptionSchema, PagedSchema, PersonDetailSchema, PersonSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import { idParameter, offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import { askedState, isPreview, stateQuery } from '../pages/asked-state.ts';
import { embeddedTags } from '../pages/embedded-tags.ts';
import { readModules } from '../pages/module-tree.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { productionAnswers } from '../programme/productions.ts';
import { productions, teamMembers } from '../programme/tables.ts';
import type { Service } from '../../service.ts';
import { optionIn, termsOf } from '../terms/terms.ts';
import { personAnswers } from './person-answer.ts';
import { persons } from './tables.ts';

const PAGE_SIZE = 24;
const columns = columnAnswers(PersonDetailSchema);

/** The ensemble and everyone else who works here. */
export function personRoutes(router: Router, { db, urlsOf }: Service): void {
  router.read({
    path: 'api/persons/',
    area: 'Programme',
    summary: 'Persons, by name',
    query: { category: Type.Optional(idParameter), ...pageParameter },
    answer: PagedSchema(PersonSchema),
    read: async ({ query, ...context }) => {
      const { page = 1, category } = query;
      const request = { list: 'api/persons', locale: context.locale, page, pageSize: PAGE_SIZE, query };
      const where = category === undefined ? undefined : eq(persons.categoryId, category);
      const rows = await db
        .select()
        .from(persons)
        .where(where)
        .orderBy(
          sql`${persons.lastName} collate "und-x-icu"`,
          sql`${persons.firstName} collate "und-x-icu"`,
          persons.id,
        )
        .limit(PAGE_SIZE)
        .offset(offsetOf(request));
      const [counted] = await db.select({ total: count() }).from(persons).where(where);
      return {
        body: paged(request, counted?.total ?? 0, await personAnswers(rows, { db, urlsOf, ...context })),
        tags: ['persons'],
      };
    },
  });

  router.read({
    path: 'api/person-categories/',
    area: 'Programme',
    summary: 'Categories of persons',
    answer: Type.Array(OptionSchema),
    read: async ({ locale }) => ({
      body: (await termsOf(db, 'person_category', locale)).map((term) => optionIn(term, locale)),
      tags: ['terms'],
    }),
  });

  router.read({
    path: 'api/persons/{id}/',
    area: 'Programme',
    summary: 'A person',
    params: { id: idParameter },
    query: stateQuery,
    isPrivate: isPreview,
    answer: PersonDetailSchema,
    read: async ({ params: { id }, query, ...request }) => {
      const context = { db, urlsOf, ...request, ...askedState(query) };
      const [row] = await db.select().from(persons).where(eq(persons.id, id));
      const [person] = row ? await personAnswers([row], context) : [];
      if (!row || !person) throw notFound(`person ${id}`);
      const body = {
        ...columns(row, context.locale),
        ...person,
        productions: await productionsWith(id, context),
        modules: await readModules({ contentType: 'person', objectId: id }, context),
      };
      return { body, tags: [`person:${id}`, 'persons', 'productions', ...embeddedTags(body.modules)] };
    },
  });
}

/** What a person takes part in, the newest first; what has no date yet comes last. */
async function productionsWith(personId: number, context: AnswerContext) {
  const rows = await context.db
    .selectDistinctOn([productions.dateFrom, productions.id], { production: productions })
    .from(productions)
    .innerJoin(teamMembers, and(eq(teamMembers.productionId, productions.id), eq(teamMembers.personId, personId)))
    .orderBy(sql`${productions.dateFrom} desc nulls last`, productions.id);
  return productionAnswers(
    rows.map(({ production }) => production),
    context,
  );
}
