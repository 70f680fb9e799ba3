import { createContext } from 'react';
import type { ContainerData } from '../container/layout.ts';
import { textOf, type ModuleData } from '../modules/fields.ts';
import { isOnline } from '../modules/online.ts';

/** Id of the module that carries the page's title (its `h1`) instead of the page header. */
export const TitleModuleContext = createContext<ModuleData['id'] | null>(null);

/** The hero at the top of a page, if there is one to be seen and it has a headline. */
export function titleModuleOf(containers: ContainerData[], now: Date): ModuleData | null {
  const first = containers[0]?.columns.flatMap((column) => column.children).find((module) => isOnline(module, now));
  return first?.model === 'hero_media' && textOf(first.headline) ? first : null;
}
