import type { Static, TObject, TProperties } from 'typebox';
import { isLocalised, type Locale, type Localised } from '../languages.ts';
import { isoInBerlin } from '../time/berlin.ts';

type PropertyOf<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<PropertyOf<Rest>>}`
  : Name;
type Answered<Value> = Value extends Localised | Date ? string : Value;

/** The fields of an answer that lie in the column of their name, and are answered as they lie there. */
export type ColumnAnswers<Answer, Row> = {
  [
    Name in keyof Answer as Name extends string
      ? PropertyOf<Name> extends keyof Row
        ? [Answered<Row[PropertyOf<Name>]>] extends [Answer[Name]]
          ? Name
          : never
        : never
      : never
  ]: Answer[Name];
};

/** `date_start` -> `dateStart`, as tables name their columns. */
export const propertyOf = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Answers what lies in the columns of a row: texts in the language that is asked for, instants by the clocks of the house, all else as it is.
 * A field whose column holds something else has to be said by hand, or the answer does not compile.
 * @param schema of the whole answer
 */
export function columnAnswers<Fields extends TProperties>(
  schema: TObject<Fields>,
): <Row extends object>(row: Row, locale: Locale) => ColumnAnswers<Static<TObject<Fields>>, Row> {
  const names = Object.keys(schema.properties).map((name) => [name, propertyOf(name)] as const);
  return <Row extends object>(row: Row, locale: Locale) => {
    const values = row as Record<string, unknown>;
    const answered = names.filter(([, property]) => property in values);
    return Object.fromEntries(
      answered.map(([name, property]) => [name, answerOf(values[property], locale)]),
    ) as ColumnAnswers<Static<TObject<Fields>>, Row>;
  };
}

function answerOf(value: unknown, locale: Locale): unknown {
  if (value instanceof Date) return isoInBerlin(value);
  return isLocalised(value) ? value[locale] : value;
}
