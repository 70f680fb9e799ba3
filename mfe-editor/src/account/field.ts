import { isEmailAddress } from '@foyer/shared/forms';

/** What somebody has entered, by field. */
export type Values = Record<string, string>;

/** One field of an account's form. Label and help are keys of the page's texts, the name that of the API. */
export interface AccountField {
  name: string;
  type: 'text' | 'email' | 'password' | 'select';
  autoComplete?: string;
  required?: boolean;
  help?: string;
  /** Of a select: value and text. */
  choices?: readonly (readonly [value: string, text: string])[];
}

/** What is wrong with what was entered, by field: keys of the texts. */
export function validate(fields: readonly AccountField[], values: Values): Record<string, string> {
  const complaints = fields.map(({ name, type, required }) => {
    const value = values[name] ?? '';
    // Blanks belong to a password.
    if ((type === 'password' ? value : value.trim()) === '') return [name, required ? 'error.required' : ''] as const;
    return [name, type === 'email' && !isEmailAddress(value.trim()) ? 'error.email' : ''] as const;
  });
  return Object.fromEntries(complaints.filter(([, complaint]) => complaint !== ''));
}

/** Values as they are sent: without blanks around them, but for passwords. */
export function outgoing(fields: readonly AccountField[], values: Values): Values {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type === 'password' ? (values[name] ?? '') : (values[name] ?? '').trim()]),
  );
}
