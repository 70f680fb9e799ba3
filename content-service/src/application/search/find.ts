import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { ContentType } from '../../content/pages/tables.ts';
import { type Found, hasWords, MANY, type SearchPlan, visible } from './plan.ts';
import { EVENTS, OTHERS, searchDocuments } from './tables.ts';
import { stemmerOf } from './vocabulary.ts';

/** Around what was found; characters that no text contains. */
const FROM = '\uE000';
const TO = '\uE001';
const HEADLINE = `StartSel=${FROM}, StopSel=${TO}, MaxFragments=1, MaxWords=34, MinWords=18, ShortWord=2`;
/** Enough of a body to see whether an excerpt begins with it. */
const OPENING = 60;

export interface Hit {
  type: ContentType;
  id: number;
  slug: string;
  title: string;
  text: string;
  /** HTML: what was found stands in `<mark>`. */
  highlight: string;
  pictureId: number | null;
}

interface Slice {
  limit: number;
  offset: number;
}

/** So many of the next dates are compared with each other, and so many of the last ones: what is further away does not come first. */
const COMPARED = 1000;

/** Ids of a slice of the events that are found, the best first. */
export async function bestEvents(
  db: Database,
  { plan, hits }: Found,
  now: Date,
  { limit, offset }: Slice,
): Promise<number[]> {
  const { objectId, startsAt, endsAt } = searchDocuments;
  const many = (hits.get('event') ?? 0) >= MANY;
  const instant = sql`${now.toISOString()}::timestamptz`;
  // Words in many events are soon met on a walk along the days; of others the index knows all places. `offset 0` keeps PostgreSQL from another way.
  const nearest = (side: SQL, order: SQL) => {
    const events = sql`select * from search_documents where ${EVENTS} and ${visible(plan.locale, now)} and ${endsAt} ${side} ${instant}`;
    const found = many
      ? sql`select * from (${events} order by ${endsAt} ${order} offset 0) as search_documents where ${hasWords(plan)}`
      : sql`select * from (${events} and ${hasWords(plan)} offset 0) as search_documents order by ${endsAt} ${order}`;
    return sql`(${found} limit ${Math.max(COMPARED, offset + limit)})`;
  };
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select ${objectId} as id from (${nearest(sql`>=`, sql`asc`)} union all ${nearest(sql`<`, sql`desc`)}) as search_documents
      order by ${rankOf(plan, now)} desc, ${startsAt}, ${objectId} limit ${limit} offset ${offset}`,
  );
  return rows.map(({ id }) => id);
}

/** A slice of what else is found, the best first, each with the place where it was found. */
export async function bestHits(
  db: Database,
  { plan }: Found,
  now: Date,
  { types, limit, offset }: Slice & { types: readonly ContentType[] },
): Promise<Hit[]> {
  const { type, objectId, slug, title, text, body, pictureId } = searchDocuments;
  const best = db
    .select({ type, objectId, slug, title, text, body, pictureId, rank: sql<number>`${rankOf(plan, now)}`.as('rank') })
    .from(searchDocuments)
    .where(sql`${OTHERS} and ${visible(plan.locale, now)} and ${hasWords(plan)} and ${ofTypes(types)}`)
    .orderBy(sql`rank desc`, type, objectId)
    .limit(limit)
    .offset(offset)
    .as('best');
  // The excerpt is cut for the shown ones only.
  const rows = await db
    .select({
      ...{
        type: best.type,
        id: best.objectId,
        slug: best.slug,
        title: best.title,
        text: best.text,
        pictureId: best.pictureId,
      },
      opening: sql<string>`left(${best.body}, ${OPENING})`,
      excerpt: sql<string>`ts_headline(${stemmerOf(plan.locale)}, ${best.body}, ${plan.marked}, ${HEADLINE})`,
    })
    .from(best)
    .orderBy(sql`${best.rank} desc`, best.type, best.objectId);
  return rows.map(({ opening, excerpt, ...row }) => ({ ...row, highlight: marked(excerpt, opening) }));
}

const ofTypes = (types: readonly ContentType[]): SQL =>
  sql`${searchDocuments.type} in (select jsonb_array_elements_text(${JSON.stringify(types)}::jsonb))`;

/**
 * How well a document fits: its words, where they stand, its title as a whole. Dates lose with their distance: an event
 * a month away counts half as much as one tonight; what is over counts a tenth.
 */
function rankOf({ exact, wide, key }: SearchPlan, now: Date): SQL {
  const { titleKey, type, startsAt, endsAt } = searchDocuments;
  const instant = sql`${now.toISOString()}::timestamptz`;
  const words = sql`ts_rank('{0.02, 0.1, 0.5, 1.0}', vector, ${exact}, 1) + 0.6 * ts_rank('{0.02, 0.1, 0.5, 1.0}', vector, ${wide}, 1)`;
  const title = sql`case when ${titleKey} = ${key} then 1.0 when position(${key} in ${titleKey}) > 0 then 0.4 + 0.2 * similarity(${titleKey}, ${key}) else 0.2 * similarity(${titleKey}, ${key}) end`;
  const kind = sql`case ${type} when 'person' then 1.15 when 'series' then 1.1 when 'venue' then 1.1 when 'production' then 1.1 when 'page' then 1.05 else 1.0 end`;
  const days = sql`greatest(0, extract(epoch from ${startsAt} - ${instant}) / 86400.0)`;
  const nearness = sql`case when ${endsAt} is null then 1.0 when ${endsAt} < ${instant} then 0.1 else 1.0 / (1.0 + ${days} / 30.0) end`;
  return sql`((${words} + ${title}) * ${kind} * ${nearness})`;
}

function marked(excerpt: string, opening: string): string {
  const plain = excerpt.replaceAll(FROM, '').replaceAll(TO, '');
  const begins = plain.startsWith(opening) || opening.startsWith(plain);
  const escaped = `${begins ? '' : '… '}${excerpt.trim()} …`
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return escaped.replaceAll(FROM, '<mark>').replaceAll(TO, '</mark>');
}
