import { Boundary, useLocation } from '@foyer/shared';
import type { ReactNode } from 'react';
import type { ModuleData } from './fields.ts';
import { ModuleNotice } from './module-notice.tsx';

/** Keeps an error of one module from the rest of the page: visitors see nothing in its place, editors a note. */
export function ModuleBoundary({ module, children }: { module: ModuleData; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary
      fallback={() => <ModuleNotice text="module.failed" module={module} />}
      onError={(error) => console.error(`Module ${module.id} (${module.model}) of ${pathname} failed`, error)}
    >
      {children}
    </Boundary>
  );
}
