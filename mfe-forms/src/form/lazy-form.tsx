import type { FormData } from './fragment.tsx';
import { lazy, Suspense, useState, type ComponentType } from 'react';

type LiveForm = ComponentType<{ form: FormData }>;

const load = async (): Promise<LiveForm> => (await import('./live-form.tsx')).LiveForm;

/** Code that is there, once it has been fetched: a page may show several forms. */
const code: { LiveForm: LiveForm | null } = { LiveForm: null };

const Late = lazy(async () => ({ default: await load() }));

/** Fetches the form's code. The loader awaits it, so that the server renders the form in full. */
export async function preloadForm(): Promise<void> {
  code.LiveForm = await load();
}

/** The form with its state, as a chunk of its own: until it is there, the server's HTML stays in place. */
export function LazyForm({ form }: { form: FormData }) {
  // One choice for the component's life: another one later would mount the form anew.
  const [View] = useState(() => code.LiveForm ?? Late);
  return (
    <Suspense>
      <View form={form} />
    </Suspense>
  );
}
