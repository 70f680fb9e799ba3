import { type Person, PersonSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { optionIn, termsById } from '../terms/terms.ts';
import type { persons } from './tables.ts';

const columns = columnAnswers(PersonSchema);

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
      ...columns(row, locale),
      category: category && optionIn(category, locale),
      ...picture(row.pictureId),
      urls: urlsOf('persons', { de: row.slug, en: row.slug }, row.id),
    };
  });
}
