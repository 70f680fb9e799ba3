import type { Person } from '@foyer/shared/api';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { optionIn, termsById } from '../terms/terms.ts';
import type { persons } from './tables.ts';

export type PersonRow = typeof persons.$inferSelect;

/** Persons as the contract shows them in lists. */
export async function personAnswers(
  rows: readonly PersonRow[],
  { db, locale, urlsOf }: AnswerContext,
): Promise<Person[]> {
  const term = await termsById(
    db,
    rows.map(({ categoryId }) => categoryId),
  );
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  return rows.map((row) => {
    const category = term(row.categoryId);
    return {
      id: row.id,
      slug: row.slug,
      first_name: row.firstName,
      last_name: row.lastName,
      role: row.role[locale],
      category: category && optionIn(category, locale),
      ...picture(row.pictureId),
      urls: urlsOf('persons', { de: row.slug, en: row.slug }, row.id),
    };
  });
}
