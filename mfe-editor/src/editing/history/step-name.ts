import { modelName } from '../surface/field-label.ts';
import { type InterfaceI18n, textsOf } from '../texts/interface-texts.ts';
import type { StepLabel } from './history-store.ts';

/** What was done, in words. */
export function stepName(i18n: InterfaceI18n, { key, count, model }: StepLabel): string {
  const t = textsOf(i18n);
  return t(key, { count, name: model ? (model === 'container' ? t('module.container') : modelName(i18n, model)) : '' });
}
