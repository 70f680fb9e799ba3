import type { ResourceField } from '@foyer/shared/api';
import { isSkipped } from '@foyer/shared/wall-clock';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** What is wrong with a value before it is sent; the content service has the last word. Undefined when nothing is. */
export function complaintAbout(field: ResourceField, value: unknown, t: Translate): string | undefined {
  if (isEmpty(value)) return field.required && field.kind !== 'boolean' ? t('ra.validation.required') : undefined;
  const { max_length: longest, min, max } = field;
  if (longest !== undefined && typeof value === 'string' && value.length > longest)
    return t('ra.validation.maxLength', { max: longest });
  if (field.kind === 'number') {
    if (typeof value !== 'number' || Number.isNaN(value)) return t('ra.validation.number');
    if (min !== undefined && value < min) return t('ra.validation.minValue', { min });
    if (max !== undefined && value > max) return t('ra.validation.maxValue', { max });
  }
  if (field.kind === 'instant' && isSkipped(value)) return t('foyer.input.skipped', { time: value.slice(-5) });
  if (field.kind === 'email' && !/^\S+@\S+$/.test(String(value))) return t('ra.validation.email');
  return undefined;
}
