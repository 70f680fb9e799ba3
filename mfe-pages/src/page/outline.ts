import { createContext, useContext, useState } from 'react';
import type { ContainerData } from '../container/layout.ts';
import { numberOf, textOf, withDescendants, type ModuleData } from '../modules/fields.ts';
import { isOnline } from '../modules/online.ts';

export type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Levels of the headings that modules bring along, where the page allows it. */
const WANTED: Readonly<Record<string, Level>> = {
  hero_media: 2,
  full_teaser: 2,
  teaser_item: 3,
  event_list: 3,
  blog_teaser_list: 3,
  highlight_teaser: 3,
  venue: 3,
  audio: 3,
  form: 3,
  social_media: 3,
  video: 3,
  video_item: 3,
  viewer: 3,
};

/** Level of each module's heading, by the module's id. */
export type Outline = ReadonlyMap<ModuleData['id'], Level>;

export const OutlineContext = createContext<Outline>(new Map());

/** The level of a module's heading in its page. */
export function useHeadingLevel(module: ModuleData): Level {
  return useContext(OutlineContext).get(module.id) ?? wantedLevel(module) ?? 2;
}

/** The hero at the top of a page, if there is one to be seen and it has a headline: it carries the page's title. */
export function titleModuleOf(containers: ContainerData[], now: Date): ModuleData | null {
  const first = containers[0]?.columns.flatMap((column) => column.children).find((module) => isOnline(module, now));
  return first?.model === 'hero_media' && textOf(first.headline) ? first : null;
}

/** The outline of a page: no heading is more than one level below the one before, whatever its editor has chosen. */
export function outlineOf(containers: ContainerData[], titleModule: ModuleData | null): Outline {
  const outline = new Map<ModuleData['id'], Level>();
  let before = 1;
  for (const module of containers.flatMap(({ columns }) =>
    columns.flatMap(({ children }) => withDescendants(children)),
  )) {
    const wanted = wantedLevel(module);
    if (!wanted) continue;
    const level = module === titleModule ? 1 : Math.min(wanted, before + 1);
    outline.set(module.id, level as Level);
    // Items of a list stand beside each other, whatever their number.
    if (wanted === 2 || isHeadline(module)) before = level;
  }
  return outline;
}

/** The outline as it was, as long as it is the same: who reads it need not render anew with every letter that an editor types. */
export function useSteady(outline: Outline): Outline {
  const [steady, setSteady] = useState(outline);
  const isSame = steady.size === outline.size && [...outline].every(([id, level]) => steady.get(id) === level);
  if (!isSame) setSteady(outline);
  return isSame ? steady : outline;
}

function wantedLevel(module: ModuleData): Level | undefined {
  // Those of the older system have what their successors have.
  if (!isHeadline(module)) return WANTED[module.model.replace(/^old_/, '')];
  const level = numberOf(module.headline_level);
  return level !== null && [2, 3, 4, 5, 6].includes(level) ? (level as Level) : 2;
}

function isHeadline({ model }: ModuleData): boolean {
  return model === 'headline' || model === 'old_headline';
}
