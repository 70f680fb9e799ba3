import { useSite } from '@foyer/shared';
import { lazy, Suspense } from 'react';
import type { ModuleNoteProps } from './module-note.tsx';

const Note = lazy(async () => ({ default: (await import('./rare.ts')).ModuleNote }));

/** Tells an editor what is wrong with a module; visitors see nothing, and load nothing for it. */
export function ModuleNotice(props: ModuleNoteProps) {
  const { user } = useSite();
  return (
    user.isLoggedIn && (
      <Suspense>
        <Note {...props} />
      </Suspense>
    )
  );
}
