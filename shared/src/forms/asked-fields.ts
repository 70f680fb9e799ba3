import type { FieldCondition, FieldValue } from '../api/forms.ts';

/** A field that may be asked only of those who gave certain answers before. */
interface ConditionalField {
  slug: string;
  condition?: FieldCondition | null;
}

/**
 * The fields that visitors with these answers are asked, in their order: those without a condition, and those whose condition
 * holds and leads to a field that is asked itself. A field depends on fields before it only.
 * @param answerTo the answer to the field of a slug; null for none
 */
export function askedFields<Field extends ConditionalField>(
  fields: readonly Field[],
  answerTo: (slug: string) => FieldValue,
): Field[] {
  const asked = new Set<string>();
  return fields.filter(({ slug, condition }) => {
    const isAsked = !condition || (asked.has(condition.slug) && holds(condition, answerTo(condition.slug)));
    if (isAsked) asked.add(slug);
    return isAsked;
  });
}

/** Any answer will do where no values are named; a box that is not ticked is no answer. */
function holds({ values }: FieldCondition, answer: FieldValue): boolean {
  const given = (Array.isArray(answer) ? answer : [answer]).filter(
    (value) => value !== null && value !== false && String(value).trim() !== '',
  );
  return values.length === 0 ? given.length > 0 : given.some((value) => values.includes(String(value)));
}
