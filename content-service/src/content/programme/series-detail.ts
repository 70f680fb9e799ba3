import { and, asc, eq, gte } from 'drizzle-orm';
import { type SeriesDetail, SeriesDetailSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import { notFound } from '../../platform/http/problem.ts';
import { picturesIn } from '../media/pictures.ts';
import { readModules } from '../pages/module-tree.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { eventAnswers } from './event-answer.ts';
import { listedColumns } from './event-list.ts';
import { events, series } from './tables.ts';

const columns = columnAnswers(SeriesDetailSchema);

/** @throws HttpProblem 404 */
export async function readSeries(id: number, context: AnswerContext): Promise<SeriesDetail> {
  const { db, locale, now, urlsOf } = context;
  const [row] = await db.select().from(series).where(eq(series.id, id));
  if (!row) throw notFound(`series ${id}`);
  const coming = await db
    .select(listedColumns)
    .from(events)
    .where(and(eq(events.seriesId, id), gte(events.dateEnd, now)))
    .orderBy(asc(events.dateStart), asc(events.id));
  const picture = await picturesIn(db, [row.pictureId], locale);
  return {
    ...columns(row, locale),
    ...picture(row.pictureId),
    urls: urlsOf('series', row.slug, id),
    events: await eventAnswers(coming, context),
    modules: await readModules({ contentType: 'series', objectId: id }, context),
  };
}
