import { ApiError } from '@foyer/shared';
import { FORM_ERROR } from 'final-form';
import type { AccountField } from './field.ts';

/** Why the content service did not take it: sentences at fields, or a key of the texts for the whole form. */
export function refusalOf(error: unknown, fields: readonly AccountField[]): Record<string, string> {
  if (!(error instanceof ApiError)) throw error;
  const known = fields
    .map(({ name }) => [name, error.problem?.errors?.[name]?.[0] ?? ''] as const)
    .filter(([, sentence]) => sentence !== '');
  if (known.length > 0) return Object.fromEntries(known);
  return { [FORM_ERROR]: error.status === 429 ? 'error.blocked' : 'error.send' };
}
