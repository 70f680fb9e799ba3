import type { ComponentType, ReactNode } from 'react';
import type { ModuleData } from './fields.ts';

/** What the view of a module gets. */
export interface ModuleProps {
  module: ModuleData;
  /** Renders modules within this one: columns of a section, children of a list. */
  renderModules: (modules: ModuleData[]) => ReactNode;
}

/** Renders one model. It reads its fields through `fields.ts` and renders nothing where the essential ones are missing. */
export type ModuleComponent = ComponentType<ModuleProps>;
