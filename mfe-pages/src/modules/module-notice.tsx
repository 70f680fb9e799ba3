import { lazyView, useSite } from '@foyer/shared';
import type { ModuleNoteProps } from './module-note.tsx';

export const moduleNote = lazyView<ModuleNoteProps>(async () => (await import('./rare.ts')).ModuleNote);

/** Tells an editor what is wrong with a module; visitors see nothing, and load nothing for it. */
export function ModuleNotice(props: ModuleNoteProps) {
  const { user } = useSite();
  return user.isLoggedIn && <moduleNote.View {...props} />;
}
