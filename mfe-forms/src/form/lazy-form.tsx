import { lazyView } from '@foyer/shared';
import type { FormData } from './fragment.tsx';

/** The form with its state, as a chunk of its own: until it is there, the server's HTML stays in place. */
export const lazyForm = lazyView<{ form: FormData }>(async () => (await import('./live-form.tsx')).LiveForm);
