import { lazy, Suspense, useState, type ComponentType } from 'react';
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

type LiveForm = ComponentType<AccountFormProps>;

const load = async (): Promise<LiveForm> => (await import('./live-form.tsx')).LiveForm;

/** Code that is there, once it has been fetched: a page shows several forms. */
const code: { LiveForm: LiveForm | null } = { LiveForm: null };

const Late = lazy(async () => ({ default: await load() }));

/** Fetches the forms' code. The loader awaits it, so that the server renders them in full. */
export async function preloadForm(): Promise<void> {
  code.LiveForm = await load();
}

/** A form with its state, as a chunk of its own. */
export function AccountForm(props: AccountFormProps) {
  // One choice for the component's life: another one later would mount the form anew.
  const [View] = useState(() => code.LiveForm ?? Late);
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
