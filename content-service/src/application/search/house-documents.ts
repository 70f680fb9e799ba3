import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { LANGUAGES } from '../../platform/languages.ts';
import { articles, articleTerms } from '../../content/magazine/tables.ts';
import { pages } from '../../content/pages/tables.ts';
import { persons } from '../../content/people/tables.ts';
import { series, teamMembers } from '../../content/programme/tables.ts';
import { terms } from '../../content/terms/tables.ts';
import { termsById } from '../../content/terms/terms.ts';
import { rooms, venues } from '../../content/venues/tables.ts';
import { findablePages } from '../../content/visibility/visibility.ts';
import { line, type SearchDocument } from './document.ts';
import { plainText } from './plain-text.ts';

const UNDATED = { visibleFrom: null, startsAt: null, endsAt: null };

/** What search knows of these articles, in both languages. */
export async function articleDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db.select().from(articles).where(inArray(articles.id, ids));
  const sorted = await db
    .select({ id: articleTerms.articleId, name: terms.name })
    .from(articleTerms)
    .innerJoin(terms, eq(terms.id, articleTerms.termId))
    .where(inArray(articleTerms.articleId, ids));
  return rows.flatMap((row) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'article' as const,
        objectId: row.id,
        slug: row.slug[locale],
        title: row.title[locale],
        pictureId: row.pictureId,
      },
      text: plainText(row.teaserText[locale]),
      about: line([
        row.preline[locale],
        row.author,
        ...sorted.filter(({ id }) => id === row.id).map(({ name }) => name[locale]),
      ]),
      body: plainText(row.teaserText[locale]),
      ...{ ...UNDATED, visibleFrom: row.publishedAt },
    })),
  );
}

/** What search knows of these persons, in both languages, with the roles that they take. */
export async function personDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db.select().from(persons).where(inArray(persons.id, ids));
  const term = await termsById(
    db,
    rows.map(({ categoryId }) => categoryId),
  );
  const taken = await db
    .selectDistinct({ id: teamMembers.personId, role: teamMembers.role })
    .from(teamMembers)
    .where(inArray(teamMembers.personId, ids));
  return rows.flatMap((row) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'person' as const,
        objectId: row.id,
        slug: row.slug,
        title: `${row.firstName} ${row.lastName}`,
        pictureId: row.pictureId,
      },
      text: row.role[locale],
      about: line([
        ...new Set([
          row.role[locale],
          term(row.categoryId)?.name[locale],
          ...taken.filter(({ id }) => id === row.id).map(({ role }) => role[locale]),
        ]),
      ]),
      body: plainText(row.biography[locale]),
      ...UNDATED,
    })),
  );
}

/** What search knows of these venues and their rooms, in both languages. */
export async function venueDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db.select().from(venues).where(inArray(venues.id, ids));
  const within = await db.select().from(rooms).where(inArray(rooms.venueId, ids)).orderBy(asc(rooms.id));
  return rows.flatMap((row) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'venue' as const,
        objectId: row.id,
        slug: row.slug[locale],
        title: row.name[locale],
        pictureId: row.pictureId,
      },
      text: line([row.address.street, `${row.address.zip} ${row.address.city}`]),
      about: line([
        row.address.street,
        row.address.city,
        ...within.filter(({ venueId }) => venueId === row.id).map(({ name }) => name[locale]),
      ]),
      body: line([plainText(row.description[locale]), plainText(row.openingHours[locale])]),
      ...UNDATED,
    })),
  );
}

/** What search knows of these series, in both languages. */
export async function seriesDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db.select().from(series).where(inArray(series.id, ids));
  return rows.flatMap((row) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'series' as const,
        objectId: row.id,
        slug: row.slug[locale],
        title: row.name[locale],
        pictureId: row.pictureId,
      },
      ...{ text: plainText(row.description[locale]), about: '', body: plainText(row.description[locale]) },
      ...UNDATED,
    })),
  );
}

/** Pages that visitors may see and go to. */
export async function pageDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(and(inArray(pages.id, ids), findablePages()));
  return rows.flatMap((row) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'page' as const,
        objectId: row.id,
        slug: locale === 'de' ? row.pathDe : row.pathEn,
        title: row.title[locale],
        pictureId: row.ogPictureId,
      },
      ...{
        text: row.metaDescription[locale],
        about: line([row.headline[locale], row.metaTitle[locale]]),
        body: row.metaDescription[locale],
      },
      ...UNDATED,
    })),
  );
}
