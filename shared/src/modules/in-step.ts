import { TEXT_LANGUAGES, type TextLanguage, type Texts, textOf, wordsOf } from './checks/finding.ts';
import { fieldsOfModel } from './declarations.ts';
import { type FieldDeclaration, isLocalised } from './fields.ts';
import type { InStep, ModuleRow } from './document.ts';

/** Does a field hold words, in each language? */
export const isText = (field: FieldDeclaration): boolean =>
  isLocalised(field) && (field.kind === 'line' || field.kind === 'html');

/** A text as it is in each language. */
export const textsOf = (row: ModuleRow, field: string): Texts => ({
  de: textOf(row, field, 'de'),
  en: textOf(row, field, 'en'),
});

/** A text as its languages last fitted each other: as somebody has said, else as visitors see it; null where there was not one in each. */
function inStepOf(row: ModuleRow, live: ModuleRow | undefined, field: string): Texts | null {
  const before = row.in_step?.[field] ?? (live ? textsOf(live, field) : null);
  return before && wordsOf(before.de) && wordsOf(before.en) ? before : null;
}

/** The language in which a text was not changed when it was in the other; null if both keep up. */
export function olderLanguage(row: ModuleRow, live: ModuleRow | undefined, field: string): TextLanguage | null {
  const before = inStepOf(row, live, field);
  const texts = textsOf(row, field);
  const [german, english] = TEXT_LANGUAGES.map((language) => wordsOf(texts[language]));
  if (!before || !german || !english || german === english) return null;
  const older = TEXT_LANGUAGES.filter((language) => texts[language] === before[language]);
  return older.length === 1 ? (older[0] ?? null) : null;
}

/**
 * What is to be kept of a module that visitors get to see: texts as they were when their languages last fitted each other, where they do not now.
 * @param live what visitors have seen so far
 */
export function behindIn(row: ModuleRow, live: ModuleRow | undefined): InStep | null {
  const names = Object.entries(fieldsOfModel(row.model)).flatMap(([name, field]) => (isText(field) ? [name] : []));
  const behind = names.flatMap((name) => {
    const before = olderLanguage(row, live, name) && inStepOf(row, live, name);
    return before ? [[name, before] as const] : [];
  });
  return behind.length > 0 ? Object.fromEntries(behind) : null;
}
