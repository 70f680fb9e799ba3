import { fieldsOf, keyOf, listOf, modulesOf, numberOf, textOf, type ModuleData } from '../modules/fields.ts';

/** Columns of the twelve-column grid that each layout's columns take (specification §3). */
export const LAYOUTS = {
  '100': [12],
  '67-33': [8, 4],
  '33-67': [4, 8],
  '50-50': [6, 6],
  '33-33-33': [4, 4, 4],
  '25-50-25': [3, 6, 3],
} as const;

export type Layout = keyof typeof LAYOUTS;

export interface ContainerColumn {
  index: number;
  children: ModuleData[];
}

export interface ContainerData {
  key: number | string;
  id: number | string;
  slug: string;
  layout: Layout;
  columns: ContainerColumn[];
}

/** Modules that take the whole width of the window, when their container has one column. */
const FULL_BLEED: ReadonlySet<string> = new Set(['hero_media', 'section', 'full_teaser', 'old_full_teaser']);

/** Does this module reach from edge to edge of the window? */
export function isFullBleed(module: ModuleData): boolean {
  return FULL_BLEED.has(module.model);
}

/** The layout of that name, or of that place in the list, as older containers have it; an unknown one is a single column. */
export function layoutOf(value: unknown): Layout {
  const name = typeof value === 'number' ? (Object.keys(LAYOUTS)[value] ?? '') : textOf(value);
  return Object.hasOwn(LAYOUTS, name) ? (name as Layout) : '100';
}

/** Columns in their order; modules of a column too many for the layout are shown in its last one, never lost. */
export function columnsOf(layout: Layout, value: unknown): ContainerColumn[] {
  const columns: ContainerColumn[] = LAYOUTS[layout].map((_span, index) => ({ index, children: [] }));
  const given = listOf(value);
  given.forEach((column, position) => {
    const index = Math.trunc(numberOf(column.index) ?? position);
    const target = columns[Math.min(Math.max(0, index), columns.length - 1)];
    target?.children.push(...modulesOf(column.children));
  });
  return columns;
}

/** The containers of a page. A module that stands outside of any is given a container of its own. */
export function containersOf(modules: unknown): ContainerData[] {
  return modulesOf(modules).map((module) => (isContainer(module) ? containerOf(module) : wrapped(module)));
}

function isContainer(module: ModuleData): boolean {
  return module.model === 'container' || module.model === 'old_container';
}

/** One for each module as it was loaded: as long as that is the same nobody renders it anew. */
const known = new WeakMap<object, ContainerData>();

function containerOf(fields: ModuleData): ContainerData {
  const layout = layoutOf(fields.layout);
  const container = known.get(fields) ?? {
    key: keyOf(fields),
    id: fields.id,
    slug: textOf(fields.slug),
    layout,
    columns: columnsOf(layout, fields.columns),
  };
  known.set(fields, container);
  return container;
}

function wrapped(module: ModuleData): ContainerData {
  return {
    key: `module-${keyOf(module)}`,
    id: `module-${module.id}`,
    slug: textOf(fieldsOf(module).slug),
    layout: '100',
    columns: [{ index: 0, children: [module] }],
  };
}
