import type { ModuleRow } from '@foyer/shared/modules';
import { layoutOf } from '../document/module-views.ts';
import type { InterfaceI18n } from '../texts/interface-texts.ts';
import { textsOf } from '../texts/interface-texts.ts';

/** What is called how, by language: each module of a page asks. */
const known = new Map<string, string>();

/** @param what tells it from other names in the same language */
function named(i18n: InterfaceI18n, what: string, name: (t: ReturnType<typeof textsOf>) => string): string {
  const t = textsOf(i18n);
  const key = `${i18n.language} ${what}`;
  const text = known.get(key) ?? name(t);
  known.set(key, text);
  return text;
}

/** What a field is called: as this model calls it, else as all do. */
export const fieldLabel = (i18n: InterfaceI18n, model: string, field: string): string =>
  named(i18n, `field ${model} ${field}`, (t) => t([`field.${model}.${field}`, `field.${field}`]));

/** What a model is called. Older variants have the names of their successors. */
export const modelName = (i18n: InterfaceI18n, model: string): string =>
  named(i18n, `model ${model}`, (t) =>
    model.startsWith('old_') ? t('module.older', { name: t(`module.${model.slice(4)}`) }) : t(`module.${model}`),
  );

/** What stands in place of a module that shows nothing yet. */
export const emptyText = (i18n: InterfaceI18n, model: string): string =>
  named(i18n, `empty ${model}`, (t) => t('empty', { name: modelName(i18n, model) }));

/** What a row of columns is called. */
export const rowName = (i18n: InterfaceI18n, layout: string): string =>
  named(i18n, `row ${layout}`, (t) => t('row', { layout: layout.replaceAll('-', '–') }));

/** What kind of module it is. */
export const kindName = (i18n: InterfaceI18n, row: ModuleRow): string =>
  row.model === 'container' ? rowName(i18n, layoutOf(row)) : modelName(i18n, row.model);
