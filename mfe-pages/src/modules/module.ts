import type { ComponentType, ReactNode } from 'react';
import type { ModuleData } from './fields.ts';

/** What the view of a module gets. */
export interface ModuleProps {
  module: ModuleData;
  /** Renders modules within this one: columns of a section, children of a list. */
  renderModules: (modules: ModuleData[]) => ReactNode;
  /** Is there something to show in this field? While the page is edited also where it is empty, so that one can type there. */
  shows: (field: string) => boolean;
}

/** Renders one model. It reads its fields through `fields.ts` and renders nothing where the essential ones are missing. */
export type ModuleComponent = ComponentType<ModuleProps>;
