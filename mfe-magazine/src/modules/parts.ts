import type { Module } from '@foyer/shared/api';

/** What an article shows in its own way: words, pictures, quotations and links. */
const OWN: ReadonlySet<string> = new Set(['headline', 'text', 'quote', 'link', 'image', 'image_list']);

/** Whether an article shows it itself; all else the owner of pages does: films, questions, forms, dates … */
export const isOwn = ({ model }: Module): boolean => OWN.has(model);

/** Modules in their order: each of an article's own alone, the others as many together as follow one another. */
export function partsOf(modules: readonly Module[]): [Module, ...Module[]][] {
  const parts: [Module, ...Module[]][] = [];
  for (const module of modules) {
    const before = parts.at(-1);
    if (before && !isOwn(before[0]) && !isOwn(module)) before.push(module);
    else parts.push([module]);
  }
  return parts;
}
