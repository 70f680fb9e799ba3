import { and, count, eq, gte, inArray, max, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { SitemapEntry } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import { forms } from '../../content/forms/tables.ts';
import { articles, articleTerms } from '../../content/magazine/tables.ts';
import { pages, versions } from '../../content/pages/tables.ts';
import { persons } from '../../content/people/tables.ts';
import { events, productions, series } from '../../content/programme/tables.ts';
import { slugsOf } from '../../content/terms/terms.ts';
import { terms } from '../../content/terms/tables.ts';
import { dayInBerlin, startOfDay } from '../../platform/time/berlin.ts';
import { venues } from '../../content/venues/tables.ts';
import { findablePages, publishedArticles } from '../../content/visibility/visibility.ts';

type EntryType = SitemapEntry['type'];
type Column = AnyPgColumn | SQL;

/** In this order they are listed. */
const PLACES: readonly EntryType[] = [
  'page',
  'production',
  'event',
  'series',
  'person',
  'venue',
  'article',
  'article_category',
  'article_tag',
  'form',
];

/** Their slugs are made of their names, see `slugsOf`. */
const TOPICS: ReadonlySet<EntryType> = new Set(['article_category', 'article_tag']);

/** A part of all that search engines should find, and how much there is. What nobody may see, or what is over, is not among it. */
export async function listSitemap(
  db: Database,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: SitemapEntry[]; total: number }> {
  const all = everything(db, now).as('everything');
  const rows = await db.select().from(all).orderBy(all.place, all.id).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(all);
  const entries = rows.flatMap(({ place, id, de, en, changed }) => {
    const type = PLACES[place];
    if (!type) return [];
    const slugs = TOPICS.has(type) ? slugsOf({ slug: de, name: { de, en } }) : { de, en };
    return [{ type, id, slugs, changed_at: changed }];
  });
  return { entries, total: counted?.total ?? 0 };
}

function everything(db: Database, now: Date) {
  const changedPages = db
    .select({ pageId: versions.objectId, at: max(versions.createdAt).as('at') })
    .from(versions)
    .where(and(eq(versions.contentType, 'page'), eq(versions.published, true)))
    .groupBy(versions.objectId)
    .as('changed_pages');
  const published = publishedArticles(now);
  const inUse = db
    .select({ id: articleTerms.termId })
    .from(articleTerms)
    .innerJoin(articles, eq(articles.id, articleTerms.articleId))
    .where(published);
  const term = (type: EntryType) =>
    db
      .select(entry(type, terms.id, { de: sql`${terms.slug}`, en: sql`${terms.name}->>'en'` }, null))
      .from(terms)
      .where(and(sql`${terms.kind} = ${sql.raw(`'${type}'`)}`, inArray(terms.id, inUse)));
  return unionAll(
    db
      .select(entry('page', pages.id, { de: sql`${pages.pathDe}`, en: sql`${pages.pathEn}` }, sql`${changedPages.at}`))
      .from(pages)
      .leftJoin(changedPages, eq(changedPages.pageId, pages.id))
      .where(findablePages()),
    db.select(entry('production', productions.id, localised(productions.slug), productions.editedAt)).from(productions),
    // What is over stays to be read, and need not be found.
    db
      .select(entry('event', events.id, localised(events.slug), events.editedAt))
      .from(events)
      .where(gte(events.dateEnd, startOfDay(dayInBerlin(now)))),
    db.select(entry('series', series.id, localised(series.slug), null)).from(series),
    db.select(entry('person', persons.id, same(persons.slug), null)).from(persons),
    db.select(entry('venue', venues.id, localised(venues.slug), null)).from(venues),
    db
      .select(
        entry(
          'article',
          articles.id,
          localised(articles.slug),
          sql`coalesce(${articles.editedAt}, ${articles.publishedAt})`,
        ),
      )
      .from(articles)
      .where(published),
    term('article_category'),
    term('article_tag'),
    db.select(entry('form', forms.id, localised(forms.slug), null)).from(forms),
  );
}

/** The columns that all have in common. */
function entry(type: EntryType, id: AnyPgColumn, slug: { de: SQL; en: SQL }, changed: Column | null) {
  return {
    place: sql<number>`${sql.raw(String(PLACES.indexOf(type)))}::int`.as('place'),
    id: sql<number>`${id}`.as('id'),
    de: sql<string>`${slug.de}`.as('de'),
    en: sql<string>`${slug.en}`.as('en'),
    changed: sql<
      string | null
    >`${changed ? sql`to_char(${changed} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')` : sql`null::text`}`.as(
      'changed',
    ),
  };
}

const localised = (slug: AnyPgColumn) => ({ de: sql`${slug}->>'de'`, en: sql`${slug}->>'en'` });
const same = (slug: Column) => ({ de: sql`${slug}`, en: sql`${slug}` });
