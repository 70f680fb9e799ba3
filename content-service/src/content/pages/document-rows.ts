import type { InStep, ModuleDocument, ModuleRow as DocumentRow } from '@foyer/shared/modules';
import { documentOf, isSound, isText, rowsInOrder } from '@foyer/shared/modules';
import { invalid } from '../../platform/http/problem.ts';
import { isLocalised, LANGUAGES, type Locale } from '../../platform/languages.ts';
import { fieldsOfModel, holdsLanguages, isModel, storedDefaults } from './module-fields.ts';
import { cleanValue, knownFields, typeFault } from './module-input.ts';
import type { ModuleOwner, ModuleRow } from './module-tree.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/** A page with more is none that anybody could edit. */
export const MAX_MODULES = 2000;
export const MAX_DEPTH = 12;
const MAX_COLUMN = 11;

/** Rows of the database as the document that editors work on: with every field of their models, texts in every language. */
export function documentOfRows(rows: readonly ModuleRow[]): ModuleDocument {
  return documentOf(
    rows.map(({ id, parentId, columnIndex, position, model, slug, fields, inStep }) => ({
      id,
      parent: parentId,
      column: columnIndex,
      position,
      model,
      slug,
      fields: wholeFields(model, fields),
      ...(inStep && { in_step: inStep }),
    })),
  );
}

/**
 * The rows of a document, in order, to be kept.
 * @param known by their ids: what does not change is not checked again, so that what came from elsewhere can stay as it is
 * @param options.locale of the messages
 * @throws HttpProblem 400 naming each place that does not fit, as `12.content.de`
 */
export function rowsOfDocument(
  document: ModuleDocument,
  known: ReadonlyMap<number, ModuleRow>,
  { owner, locale }: { owner: ModuleOwner; locale: Locale },
): ModuleRow[] {
  const rows = rowsInOrder(document);
  if (!isSound(document)) throw invalid({ parent: ['Some modules stand in none that is there.'] });
  if (rows.length > MAX_MODULES) throw invalid({ modules: [`More than ${MAX_MODULES} modules.`] });
  const errors: Record<string, string[]> = {};
  const kept = rows.map((row) => {
    const before = known.get(row.id);
    if (row.id > 0 && before?.model !== row.model)
      errors[`${row.id}.model`] = [`There is no module ${row.model} ${row.id} here.`];
    if (depthOf(document, row) > MAX_DEPTH) errors[`${row.id}.parent`] = [`More than ${MAX_DEPTH} levels deep.`];
    if (!isColumn(row.column) || !Number.isFinite(row.position))
      errors[`${row.id}.column`] = [`A column is a number from 0 to ${MAX_COLUMN}, a position any number.`];
    const fields = checkedFields(row, before, { errors, locale });
    return {
      ...owner,
      id: row.id,
      parentId: row.parent,
      columnIndex: row.column,
      position: row.position,
      model: row.model,
      slug: row.slug || `${row.model}-${Math.abs(row.id)}`,
      fields,
      inStep: checkedInStep(row),
      revision: before?.revision ?? 1,
    };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return kept;
}

/** With every field of the model: what is missing, or was kept as null where null says nothing, is as in a new module. */
function wholeFields(model: string, fields: StoredFields): StoredFields {
  const declared = fieldsOfModel(model);
  const written = Object.entries(fields).filter(([, value]) => value !== null);
  const whole: StoredFields = { ...storedDefaults(model), ...Object.fromEntries(written) };
  for (const [name, field] of Object.entries(declared)) {
    const value = whole[name];
    if (!holdsLanguages(field)) continue;
    if (field.kind === 'link') {
      if (isLink(value) && typeof value.url === 'string') whole[name] = { url: inEvery(value.url) };
    } else if (typeof value === 'string') whole[name] = inEvery(value);
  }
  return whole;
}

const inEvery = (text: string): StoredValue => Object.fromEntries(LANGUAGES.map((language) => [language, text]));

function checkedFields(
  row: DocumentRow,
  before: ModuleRow | undefined,
  { errors, locale }: { errors: Record<string, string[]>; locale: Locale },
): StoredFields {
  // What this version of the service does not know stays as it is.
  if (before && row.model !== 'container' && !isModel(row.model)) return before.fields;
  const kept = before ? wholeFields(before.model, before.fields) : {};
  const empty = storedDefaults(row.model);
  return Object.fromEntries(
    Object.entries(knownFields(row.model)).map(([name, field]) => {
      const value = row.fields[name] ?? empty[name] ?? null;
      if (JSON.stringify(value) === JSON.stringify(kept[name] ?? null)) return [name, value];
      const parts = partsOf(value, holdsLanguages(field));
      for (const [part, content] of parts) {
        const fault = typeFault(field, content, locale);
        if (fault) errors[[row.id, name, ...(part ? [part] : [])].join('.')] = [fault];
      }
      return [name, cleaned(value, (content) => cleanValue(field, content))];
    }),
  );
}

/** Of texts of its model: of others nobody asks. */
function checkedInStep({ model, in_step: inStep }: DocumentRow): InStep | null {
  const declared = knownFields(model);
  const known = Object.entries(inStep ?? {}).flatMap(([name, texts]) => {
    const field = declared[name];
    return field && isText(field) && isLocalised(texts) ? [[name, { de: texts.de, en: texts.en }] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

/** A value as it is in each language: [language, value], or one without. */
function partsOf(value: StoredValue, isTranslated: boolean): [string, StoredValue][] {
  if (!isTranslated) return [['', value]];
  if (isLocalised(value)) return LANGUAGES.map((language) => [language, value[language]]);
  if (isLink(value) && isLocalised(value.url)) {
    const { url } = value;
    return LANGUAGES.map((language) => [language, { url: url[language] }]);
  }
  return [['', value]];
}

function cleaned(value: StoredValue, clean: (content: StoredValue) => StoredValue): StoredValue {
  return isLocalised(value)
    ? Object.fromEntries(LANGUAGES.map((language) => [language, clean(value[language])]))
    : clean(value);
}

const isLink = (value: unknown): value is { url: StoredValue } =>
  typeof value === 'object' && value !== null && 'url' in value;
const isColumn = (column: unknown): boolean =>
  typeof column === 'number' && Number.isInteger(column) && column >= 0 && column <= MAX_COLUMN;

function depthOf(document: ModuleDocument, row: DocumentRow): number {
  let depth = 1;
  for (let { parent } = row; parent !== null; parent = document[parent]?.parent ?? null) depth += 1;
  return depth;
}
