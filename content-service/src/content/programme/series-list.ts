import { and, count, gte, inArray, min, notInArray } from 'drizzle-orm';
import { type Series, SeriesSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { picturesIn } from '../media/pictures.ts';
import { byName } from '../terms/terms.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { events, series } from './tables.ts';

const columns = columnAnswers(SeriesSchema);

/** A part of all series by name, each with its next date, in a handful of queries however many there are. */
export async function listSeries(
  { db, locale, now, urlsOf }: AnswerContext,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ results: Series[]; total: number }> {
  const rows = await db
    .select()
    .from(series)
    .orderBy(byName(series.name, locale), series.id)
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(series);
  const next = await db
    .select({ id: events.seriesId, at: min(events.dateStart) })
    .from(events)
    .where(
      and(
        inArray(
          events.seriesId,
          rows.map(({ id }) => id),
        ),
        gte(events.dateEnd, now),
        notInArray(events.status, ['canceled', 'postponed']),
      ),
    )
    .groupBy(events.seriesId);
  const nextOf = new Map(next.map(({ id, at }) => [id, at]));
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  const results = rows.map((row) => {
    const at = nextOf.get(row.id);
    return {
      ...columns(row, locale),
      ...picture(row.pictureId),
      urls: urlsOf('series', row.slug, row.id),
      next_date: at ? isoInBerlin(at) : null,
    };
  });
  return { results, total: counted?.total ?? 0 };
}
