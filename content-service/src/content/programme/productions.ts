import { and, asc, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import Type, { type Static, type TObject } from 'typebox';
import { type Production, type ProductionDetail, ProductionDetailSchema, ProductionSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { Database } from '../../platform/database/database.ts';
import { idParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import { picturesIn } from '../media/pictures.ts';
import { readModules } from '../pages/module-tree.ts';
import { optionIn, termsById } from '../terms/terms.ts';
import { terms } from '../terms/tables.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { eventAnswers } from './event-answer.ts';
import { sectionOrderOf } from './section-order.ts';
import { listedColumns } from './event-list.ts';
import { events, productions, productionTags } from './tables.ts';
import { readTeam } from './team.ts';

const columns = columnAnswers(ProductionSchema);
const detailColumns = columnAnswers(ProductionDetailSchema);

export type ProductionRow = typeof productions.$inferSelect;

export const productionFilters = {
  season: Type.Optional(idParameter),
  exhibition_type: Type.Optional(Type.String({ maxLength: 100 })),
  tag: Type.Optional(idParameter),
  date: Type.Optional(Type.String({ format: 'date' })),
};

export type ProductionFilter = Static<TObject<typeof productionFilters>>;

/** Productions that run on or after the day asked for, those without a last day too: nothing says that they are over. The earliest first. */
export async function listProductions(
  db: Database,
  filter: ProductionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ProductionRow[]; total: number }> {
  const where = and(...conditions(db, filter));
  const rows = await db
    .select()
    .from(productions)
    .where(where)
    .orderBy(asc(productions.dateFrom), asc(productions.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(productions).where(where);
  return { rows, total: counted?.total ?? 0 };
}

function conditions(db: Database, { season, exhibition_type, tag, date }: ProductionFilter): SQL[] {
  const wanted: SQL[] = [];
  if (season !== undefined) wanted.push(eq(productions.seasonId, season));
  if (date !== undefined) wanted.push(sql`(${productions.dateTo} >= ${date} or ${productions.dateTo} is null)`);
  if (exhibition_type !== undefined) {
    const type = db
      .select({ id: terms.id })
      .from(terms)
      .where(and(eq(terms.kind, 'event_type'), eq(terms.slug, exhibition_type)));
    wanted.push(inArray(productions.typeId, type));
  }
  if (tag !== undefined) {
    const tagged = db
      .select({ one: sql`1` })
      .from(productionTags)
      .where(and(eq(productionTags.productionId, productions.id), eq(productionTags.termId, tag)));
    wanted.push(exists(tagged));
  }
  return wanted;
}

/** Productions as the API answers them, in the language of the request. */
export async function productionAnswers(
  rows: readonly ProductionRow[],
  { db, locale, urlsOf }: AnswerContext,
): Promise<Production[]> {
  const term = await termsById(
    db,
    rows.flatMap(({ seasonId, genreId }) => [seasonId, genreId]),
  );
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  return rows.map((row) => {
    const season = term(row.seasonId);
    const genre = term(row.genreId);
    return {
      ...columns(row, locale),
      season: season && optionIn(season, locale),
      genre: genre && optionIn(genre, locale),
      ...picture(row.pictureId),
      urls: urlsOf('productions', row.slug, row.id),
    };
  });
}

/** @throws HttpProblem 404 */
export async function readProduction(id: number, context: AnswerContext): Promise<ProductionDetail> {
  const { db, locale } = context;
  const [row] = await db.select().from(productions).where(eq(productions.id, id));
  const [production] = row ? await productionAnswers([row], context) : [];
  if (!row || !production) throw notFound(`production ${id}`);
  const dates = await db
    .select(listedColumns)
    .from(events)
    .where(eq(events.productionId, id))
    .orderBy(asc(events.dateStart), asc(events.id));
  return {
    ...detailColumns(row, locale),
    ...production,
    team: await readTeam({ productionId: id }, context),
    modules: await readModules({ contentType: 'production', objectId: id }, context),
    section_order: await sectionOrderOf(db, 'production', row.sectionOrder),
    events: await eventAnswers(dates, context),
  };
}
