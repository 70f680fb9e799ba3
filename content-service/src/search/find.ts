import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { ContentType } from '../pages/tables.ts';
import { matching, type SearchPlan } from './plan.ts';
import { searchDocuments } from './tables.ts';
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
  types: readonly ContentType[];
  limit: number;
  offset: number;
}

/** Ids of a slice of what is found, the best first. */
export async function bestIds(db: Database, plan: SearchPlan, now: Date, { types, limit, offset }: Slice): Promise<number[]> {
  const rows = await db
    .select({ id: searchDocuments.objectId })
    .from(searchDocuments)
    .where(sql`${matching(plan, now)} and ${ofTypes(types)}`)
    .orderBy(sql`${rankOf(plan, now)} desc`, searchDocuments.startsAt, searchDocuments.type, searchDocuments.objectId)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** A slice of what is found, the best first, each with the place where it was found. */
export async function bestHits(db: Database, plan: SearchPlan, now: Date, { types, limit, offset }: Slice): Promise<Hit[]> {
  const { type, objectId, slug, title, text, body, pictureId } = searchDocuments;
  const best = db
    .select({ type, objectId, slug, title, text, body, pictureId, rank: sql<number>`${rankOf(plan, now)}`.as('rank') })
    .from(searchDocuments)
    .where(sql`${matching(plan, now)} and ${ofTypes(types)}`)
    .orderBy(sql`rank desc`, type, objectId)
    .limit(limit)
    .offset(offset)
    .as('best');
  // The excerpt is cut for the shown ones only.
  const rows = await db
    .select({
      ...{ type: best.type, id: best.objectId, slug: best.slug, title: best.title, text: best.text, pictureId: best.pictureId },
      opening: sql<string>`left(${best.body}, ${OPENING})`,
      excerpt: sql<string>`ts_headline(${stemmerOf(plan.locale)}, ${best.body}, ${plan.wide}, ${HEADLINE})`,
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
  const escaped = `${begins ? '' : '… '}${excerpt.trim()} …`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  return escaped.replaceAll(FROM, '<mark>').replaceAll(TO, '</mark>');
}
