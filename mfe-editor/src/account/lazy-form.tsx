import { lazyView } from '@foyer/shared';
import type { AccountField, Values } from './field.ts';

export interface AccountFormProps {
  fields: readonly AccountField[];
  initial: Values;
  /** What else must be right: complaints by field. */
  check?: (values: Values) => Record<string, string>;
  /** Sends it. @throws ApiError */
  submit: (values: Values) => Promise<void>;
  /** Keys of the texts of the button, and of what is said afterwards. */
  save?: string;
  saved?: string;
}

/** A form with its state, as a chunk of its own. */
export const accountForm = lazyView<AccountFormProps>(async () => (await import('./live-form.tsx')).LiveForm);
