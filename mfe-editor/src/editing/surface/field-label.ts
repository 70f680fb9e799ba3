import type { InterfaceI18n } from '../texts/interface-texts.ts';
import { textsOf } from '../texts/interface-texts.ts';

/** What a field is called: as this model calls it, else as all do. */
export function fieldLabel(i18n: InterfaceI18n, model: string, field: string): string {
  const t = textsOf(i18n);
  return t([`field.${model}.${field}`, `field.${field}`]);
}

/** What a model is called. Older variants have the names of their successors. */
export function modelName(i18n: InterfaceI18n, model: string): string {
  const t = textsOf(i18n);
  return model.startsWith('old_') ? t('module.older', { name: t(`module.${model.slice(4)}`) }) : t(`module.${model}`);
}
